import { fromCallback } from 'xstate'
import { type UploadPorts, wireUpload } from '../upload/upload.ports.ts'
import { uploadQueueMachine } from './upload-queue.machine.ts'
import type { UploadQueueEvent } from './upload-queue.types.ts'

export interface UploadQueuePorts extends UploadPorts {
  /** Tells at once when the phone is offline, then at every change. Returns how to stop. */
  watchNetwork(tell: (online: boolean) => void): () => void
}

export function wireUploadQueue(ports: UploadQueuePorts) {
  return uploadQueueMachine.provide({
    actors: {
      upload: wireUpload(ports),
      'watch the network': fromCallback<UploadQueueEvent>(({ sendBack }) =>
        ports.watchNetwork((online) => sendBack({ type: online ? 'network.back' : 'network.lost' })),
      ),
    },
  })
}
