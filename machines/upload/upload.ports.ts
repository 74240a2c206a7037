import { fromCallback } from 'xstate'
import { asking } from '../asking.ts'
import { type WaitClock, wireWait } from '../clock.ts'
import { problemOf } from '../faults.ts'
import { uploadMachine } from './upload.machine.ts'
import type {
  CheckVerdict,
  ConfirmAnswer,
  PhotoFactsAnswer,
  ProcessingAnswer,
  UploadEvent,
  UploadGrant,
  UploadInput,
  UploadSlotAnswer,
} from './upload.types.ts'

export interface UploadProgress {
  readonly sent: number
  readonly bytesPerSecond: number
}

/** What one photo needs of the world. All @throws NetworkLost, ServerFault; those that ask the shop also ShopBusy and SignedOut; those that read the photo also BytesGone. */
export interface UploadPorts {
  readonly clock: WaitClock
  /** Content, size and name against the rules of the shop and the album. */
  checkFile(photo: UploadInput, signal: AbortSignal): Promise<CheckVerdict>
  /** md5 of all bytes, hexadecimal. */
  hashFile(photo: UploadInput, signal: AbortSignal): Promise<string>
  /** GetTokenByMchID; asked again with the same `uploadId` it answers the same place. */
  requestUploadSlot(ask: UploadInput & { readonly md5: string }, signal: AbortSignal): Promise<UploadSlotAnswer>
  /** Sends the bytes, continuing where an earlier try ended; `report` at most four times a second. */
  send(
    ask: UploadInput & { readonly grant: UploadGrant },
    report: (progress: UploadProgress) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** CreateThumbnail. */
  confirm(ask: UploadInput & { readonly key: string }, signal: AbortSignal): Promise<ConfirmAnswer>
  /** Asks the storage host how far decoding is. */
  askProcessing(
    ask: { readonly host: string; readonly persistentId: string },
    signal: AbortSignal,
  ): Promise<ProcessingAnswer>
  /** Reads the photo's facts, writes it into the album and lets go of its bytes on this phone. */
  fetchPhotoFacts(
    ask: UploadInput & { readonly key: string; readonly md5: string },
    signal: AbortSignal,
  ): Promise<PhotoFactsAnswer>
}

export function wireUpload(ports: UploadPorts) {
  return uploadMachine.provide({
    actors: {
      wait: wireWait(ports.clock),
      'check the file': asking(({ input, signal }) => ports.checkFile(input, signal)),
      'hash the file': asking(({ input, signal }) => ports.hashFile(input, signal)),
      'request an upload slot': asking(({ input, signal }) => ports.requestUploadSlot(input, signal)),
      'send the bytes': fromCallback<UploadEvent, UploadInput & { readonly grant: UploadGrant }>(
        ({ input, sendBack }) => {
          const left = new AbortController()
          ports
            .send(input, (progress) => sendBack({ type: 'upload.progressed', ...progress }), left.signal)
            .then(
              () => sendBack({ type: 'upload.sent' }),
              (fault: unknown) => sendBack({ type: 'upload.broke', problem: problemOf(fault) }),
            )
          return () => left.abort()
        },
      ),
      'confirm the photo': asking(({ input, signal }) => ports.confirm(input, signal)),
      'ask how far processing is': asking(({ input, signal }) => ports.askProcessing(input, signal)),
      'fetch the photo facts': asking(({ input, signal }) => ports.fetchPhotoFacts(input, signal)),
    },
  })
}
