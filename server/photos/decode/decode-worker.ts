import process from 'node:process'
import type { DecodeBegun, DecodeReply, DecodeRequest } from './decode-messages.ts'
import { decodePicture } from './decode-picture.ts'

// The disposable process: one picture at a time, no secrets, ended by its parent without notice.
process.on('message', (request: DecodeRequest) => {
  decodePicture(request, (pixels) => answer({ job: request.job, pixels })).then(
    (verdict) => answer({ job: request.job, verdict, memory: process.memoryUsage.rss() }),
    (fault: unknown) => {
      console.error(fault)
      process.exit(1)
    },
  )
})

// Ctrl-C reaches every process of a terminal. The parent decides when this one ends, after its picture.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)

// Without its parent nobody waits for an answer.
process.on('disconnect', () => process.exit(0))

function answer(reply: DecodeBegun | DecodeReply): void {
  process.send?.(reply)
}
