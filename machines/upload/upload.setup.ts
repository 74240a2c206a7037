import { assign, setup } from 'xstate'
import { retryPause, UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import type { Problem } from '../faults.ts'
import { hasSignedOut } from '../signed-out.ts'
import { unprovided, unprovidedCallback } from '../unprovided.ts'
import type {
  CheckVerdict,
  ConfirmAnswer,
  PhotoFactsAnswer,
  ProcessingAnswer,
  UploadContext,
  UploadEvent,
  UploadGrant,
  UploadInput,
  UploadOutput,
  UploadSlotAnswer,
  UploadTag,
} from './upload.types.ts'

export type UploadAnswer = CheckVerdict | UploadSlotAnswer | ConfirmAnswer | ProcessingAnswer | PhotoFactsAnswer
type Hashed = UploadInput & { readonly md5: string }

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const uploadSetup = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    tags: {} as UploadTag,
    output: {} as UploadOutput,
  },
  actors: {
    wait: unprovidedWait,
    'check the file': unprovided<CheckVerdict, UploadInput>('check the file'),
    'hash the file': unprovided<string, UploadInput>('hash the file'),
    'request an upload slot': unprovided<UploadSlotAnswer, Hashed>('request an upload slot'),
    'send the bytes': unprovidedCallback<UploadEvent, UploadInput & { readonly grant: UploadGrant }>('send the bytes'),
    'confirm the photo': unprovided<ConfirmAnswer, UploadInput & { readonly key: string }>('confirm the photo'),
    'ask how far processing is': unprovided<ProcessingAnswer, { readonly host: string; readonly persistentId: string }>(
      'ask how far processing is',
    ),
    'fetch the photo facts': unprovided<PhotoFactsAnswer, Hashed & { readonly key: string }>('fetch the photo facts'),
  },
  guards: {
    'is refused': (_, answer: UploadAnswer) => answer.kind === 'refused',
    'is there already': (_, answer: UploadSlotAnswer) => answer.kind === 'exists',
    'is processed': (_, answer: ProcessingAnswer) => answer.kind === 'done',
    'bytes are gone': (_, { problem }: { problem: Problem }) => problem === 'bytes-gone',
    'the shop is busy': (_, { pauseMs }: { pauseMs: number | null }) => pauseMs !== null,
    'the session has ended': (_, { fault }: { fault: unknown }) => hasSignedOut(fault),
    'may try again': ({ context }, { problem }: { problem: Problem }) =>
      problem === 'network-lost' && context.tries < UPLOAD_LIMITS.tries,
    'is confirmed': ({ context }) => context.persistentId !== null,
    'is hashed': ({ context }) => context.md5 !== null,
    'processing takes too long': ({ context }) => context.polls * UPLOAD_LIMITS.pollMs >= UPLOAD_LIMITS.processingCapMs,
  },
  actions: {
    'keep the verdict': assign(({ context }, verdict: CheckVerdict) =>
      verdict.kind === 'accepted'
        ? {
            format: verdict.format,
            bytes: verdict.bytes ?? context.bytes,
            isLikelyShrunk: verdict.isLikelyShrunk ?? false,
          }
        : {},
    ),
    'keep the hash': assign((_, { md5 }: { md5: string }) => ({ md5, tries: 0 })),
    'keep the place': assign((_, answer: UploadSlotAnswer) => {
      if (answer.kind !== 'place') {
        return {}
      }
      const { kind: _kind, ...grant } = answer
      return { grant, tries: 0 }
    }),
    'keep the photo that is there': assign(({ context }, answer: UploadSlotAnswer) =>
      answer.kind === 'exists' ? { photo: answer.photo, sent: context.bytes } : {},
    ),
    'keep progress': assign((_, { sent, bytesPerSecond }: { sent: number; bytesPerSecond: number }) => ({
      sent,
      bytesPerSecond,
    })),
    'count all as sent': assign({ sent: ({ context }) => context.bytes, bytesPerSecond: 0, tries: 0 }),
    'keep the number of the job': assign((_, answer: ConfirmAnswer) =>
      answer.kind === 'confirmed' ? { persistentId: answer.persistentId, polls: 0, tries: 0 } : {},
    ),
    'count the question': assign({ polls: ({ context }) => context.polls + 1 }),
    'keep the kept photo': assign((_, answer: PhotoFactsAnswer) =>
      answer.kind === 'kept' ? { photo: answer.photo } : {},
    ),
    'keep the refusal': assign((_, answer: UploadAnswer) => (answer.kind === 'refused' ? { refused: answer } : {})),
    'keep the problem': assign((_, { problem }: { problem: Problem }) => ({ problem, bytesPerSecond: 0 })),
    'keep the pause': assign((_, { pauseMs }: { pauseMs: number | null }) => ({ pauseMs: pauseMs ?? 0 })),
    'count the try': assign(({ context: { tries } }) => ({ tries: tries + 1, pauseMs: retryPause(tries + 1, 1) })),
    'forget the problem': assign({ problem: null, polls: 0 }),
    'begin to count tries': assign({ tries: 0 }),
    'begin anew': assign({ problem: null, md5: null, grant: null, persistentId: null, sent: 0, polls: 0, tries: 0 }),
  },
})
