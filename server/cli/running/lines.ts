import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { z } from 'zod'

/** What the shop tells whoever asked for a command. What it asks in return is answered with one `Answer`. */
export const commandMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), sentence: z.string() }),
  z.object({ kind: z.literal('read'), file: z.string() }),
  z.object({ kind: z.literal('write'), file: z.string(), text: z.string(), how: z.literal('new').optional() }),
  z.object({ kind: z.literal('copy'), from: z.string(), to: z.string() }),
  z.object({ kind: z.literal('done') }),
  z.object({ kind: z.literal('mistake'), sentence: z.string() }),
  z.object({ kind: z.literal('fault'), text: z.string() }),
])
export type CommandMessage = z.output<typeof commandMessage>

export const commandReply = z.discriminatedUnion('kind', [
  /** `content` of what was read, Base64. */
  z.object({ kind: z.literal('answer'), content: z.string() }),
  z.object({ kind: z.literal('mistake'), sentence: z.string() }),
  z.object({ kind: z.literal('fault'), text: z.string() }),
])
export type CommandReply = z.output<typeof commandReply>

/** One JSON value a line, both ways. */
export interface Lines {
  send(value: object): Promise<void>
  /** Nothing when the other side has gone. */
  next<S extends z.ZodType>(schema: S): Promise<z.output<S> | undefined>
}

export function linesOf(socket: Socket): Lines {
  // Whoever waits for a line learns of a broken connection by its end.
  socket.on('error', () => socket.destroy())
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  return {
    send: async (value) => {
      if (!socket.destroyed && !socket.write(`${JSON.stringify(value)}\n`)) {
        await Promise.race([once(socket, 'drain'), once(socket, 'close')])
      }
    },
    next: async (schema) => {
      const line = await lines.next()
      return line.done ? undefined : schema.parse(JSON.parse(line.value))
    },
  }
}
