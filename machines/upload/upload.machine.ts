import { assign, setup } from 'xstate'
import { invariant } from '../../domain/never.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { unprovidedWait } from '../clock.ts'
import { type Problem, problemOf } from '../faults.ts'
import { unprovided, unprovidedCallback } from '../unprovided.ts'
import type {
  CheckVerdict,
  ConfirmAnswer,
  KeepAnswer,
  PlaceAnswer,
  ProcessingAnswer,
  UploadContext,
  UploadEvent,
  UploadInput,
  UploadOutput,
  UploadPlace,
  UploadTag,
} from './upload.types.ts'

type Answer = CheckVerdict | PlaceAnswer | ConfirmAnswer | ProcessingAnswer | KeepAnswer
type Hashed = UploadInput & { readonly md5: string }

const uploadSetup = setup({
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
    'ask for a place': unprovided<PlaceAnswer, Hashed>('ask for a place'),
    'send the bytes': unprovidedCallback<UploadEvent, UploadInput & { readonly place: UploadPlace }>('send the bytes'),
    'confirm the photo': unprovided<ConfirmAnswer, UploadInput & { readonly key: string }>('confirm the photo'),
    'ask how far processing is': unprovided<ProcessingAnswer, { readonly host: string; readonly persistentId: string }>(
      'ask how far processing is',
    ),
    'keep the photo': unprovided<KeepAnswer, Hashed & { readonly key: string }>('keep the photo'),
  },
  guards: {
    'is refused': (_, answer: Answer) => answer.kind === 'refused',
    'is there already': (_, answer: PlaceAnswer) => answer.kind === 'exists',
    'is processed': (_, answer: ProcessingAnswer) => answer.kind === 'done',
    'bytes are gone': (_, { problem }: { problem: Problem }) => problem === 'bytes-gone',
    'is confirmed': ({ context }) => context.persistentId !== null,
    'is hashed': ({ context }) => context.md5 !== null,
    'processing takes too long': ({ context }) => context.asked * UPLOAD_LIMITS.pollMs >= UPLOAD_LIMITS.processingCapMs,
  },
  actions: {
    'keep the format': assign((_, verdict: CheckVerdict) =>
      verdict.kind === 'accepted' ? { format: verdict.format } : {},
    ),
    'keep the hash': assign((_, { md5 }: { md5: string }) => ({ md5 })),
    'keep the place': assign((_, answer: PlaceAnswer) =>
      answer.kind === 'place' ? { place: { token: answer.token, key: answer.key, host: answer.host } } : {},
    ),
    'keep the photo that is there': assign(({ context }, answer: PlaceAnswer) =>
      answer.kind === 'exists' ? { photo: answer.photo, sent: context.bytes } : {},
    ),
    'keep progress': assign((_, { sent, bytesPerSecond }: { sent: number; bytesPerSecond: number }) => ({
      sent,
      bytesPerSecond,
    })),
    'count all as sent': assign({ sent: ({ context }) => context.bytes, bytesPerSecond: 0 }),
    'keep the number of the job': assign((_, answer: ConfirmAnswer) =>
      answer.kind === 'confirmed' ? { persistentId: answer.persistentId, asked: 0 } : {},
    ),
    'count the question': assign({ asked: ({ context }) => context.asked + 1 }),
    'keep the kept photo': assign((_, answer: KeepAnswer) => (answer.kind === 'kept' ? { photo: answer.photo } : {})),
    'keep the refusal': assign((_, answer: Answer) => (answer.kind === 'refused' ? { refused: answer } : {})),
    'keep the problem': assign((_, { problem }: { problem: Problem }) => ({ problem, bytesPerSecond: 0 })),
    'forget the problem': assign({ problem: null, asked: 0 }),
    'begin anew': assign({ problem: null, md5: null, place: null, persistentId: null, sent: 0, asked: 0 }),
  },
})

/** A thrown fault as parameters of a guard or an action. */
const problemIn = ({ event }: { event: { error: unknown } }) => ({ problem: problemOf(event.error) })

/** What every step does when the world breaks under it. */
const onError = [
  {
    guard: { type: 'bytes are gone', params: problemIn },
    target: '#upload.ghost',
    actions: { type: 'keep the problem', params: problemIn },
  },
  { target: '#upload.failed', actions: { type: 'keep the problem', params: problemIn } },
] as const

/** The last step of every question: a "no" ends the upload. */
const orRefused = {
  target: '#upload.refused',
  actions: { type: 'keep the refusal', params: ({ event }: { event: { output: Answer } }) => event.output },
} as const

function photoOf({ context }: { context: UploadContext }): UploadInput {
  const { uploadId, fileName, bytes, mchid, uid, aid, groupId } = context
  return { uploadId, fileName, bytes, mchid, uid, aid, groupId }
}

function placedOf({ context }: { context: UploadContext }) {
  const key = context.photo?.key ?? context.place?.key
  invariant(context.md5 !== null && key !== undefined, 'a photo is confirmed only after it has a hash and a place')
  return { ...photoOf({ context }), md5: context.md5, key }
}

function outcomeOf({ photo, refused }: UploadContext): UploadOutput {
  if (refused) {
    return { phase: 'refused', photo: null, refused }
  }
  return { phase: photo ? 'uploaded' : 'cancelled', photo, refused: null }
}

/** One photo on its way from the phone into the album. */
export const uploadMachine = uploadSetup.createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...input,
    format: null,
    md5: null,
    place: null,
    sent: 0,
    bytesPerSecond: 0,
    persistentId: null,
    asked: 0,
    photo: null,
    refused: null,
    problem: null,
  }),
  output: ({ context }) => outcomeOf(context),
  initial: 'queued',
  on: { 'upload.cancel': '.cancelled' },
  states: {
    queued: {
      description: 'Waits until one of the three places is free; goes on where it was interrupted.',
      on: {
        'upload.start': [
          { guard: 'is confirmed', target: '#upload.working.processing', actions: 'forget the problem' },
          { guard: 'is hashed', target: '#upload.working.askingForPlace', actions: 'forget the problem' },
          { target: 'working', actions: 'forget the problem' },
        ],
        'upload.pause': 'paused',
      },
    },
    working: {
      initial: 'checking',
      tags: 'working',
      on: { 'upload.pause': 'paused' },
      states: {
        checking: {
          description: 'Content, size and name are checked on the phone.',
          invoke: {
            id: 'check the file',
            src: 'check the file',
            input: photoOf,
            onDone: [
              { guard: { type: 'is refused', params: ({ event }) => event.output }, ...orRefused },
              { target: 'hashing', actions: { type: 'keep the format', params: ({ event }) => event.output } },
            ],
            onError,
          },
        },
        hashing: {
          description: 'The md5 of all bytes is made: it finds duplicates and proves that all bytes arrive.',
          invoke: {
            id: 'hash the file',
            src: 'hash the file',
            input: photoOf,
            onDone: {
              target: 'askingForPlace',
              actions: { type: 'keep the hash', params: ({ event }) => ({ md5: event.output }) },
            },
            onError,
          },
        },
        askingForPlace: {
          description: 'The server names the place in the storage, or knows these bytes already.',
          invoke: {
            id: 'ask for a place',
            src: 'ask for a place',
            input: ({ context }) => {
              invariant(context.md5 !== null, 'a place is asked for only after the photo has a hash')
              return { ...photoOf({ context }), md5: context.md5 }
            },
            onDone: [
              { guard: { type: 'is refused', params: ({ event }) => event.output }, ...orRefused },
              {
                guard: { type: 'is there already', params: ({ event }) => event.output },
                target: 'keeping',
                actions: { type: 'keep the photo that is there', params: ({ event }) => event.output },
              },
              { target: 'sending', actions: { type: 'keep the place', params: ({ event }) => event.output } },
            ],
            onError,
          },
        },
        sending: {
          description: 'The bytes travel to the storage, in parts.',
          tags: 'sending',
          invoke: {
            id: 'send the bytes',
            src: 'send the bytes',
            input: ({ context }) => {
              invariant(context.place, 'a photo is sent only after it has a place')
              return { ...photoOf({ context }), place: context.place }
            },
            onError,
          },
          on: {
            'upload.progressed': { actions: { type: 'keep progress', params: ({ event }) => event } },
            'upload.sent': { target: 'confirming', actions: 'count all as sent' },
            'upload.broke': [
              {
                guard: { type: 'bytes are gone', params: ({ event }) => event },
                target: '#upload.ghost',
                actions: { type: 'keep the problem', params: ({ event }) => event },
              },
              { target: '#upload.failed', actions: { type: 'keep the problem', params: ({ event }) => event } },
            ],
          },
        },
        confirming: {
          description: 'The server is told that all bytes are there; it begins to decode them.',
          tags: 'processing',
          invoke: {
            id: 'confirm the photo',
            src: 'confirm the photo',
            input: placedOf,
            onDone: [
              { guard: { type: 'is refused', params: ({ event }) => event.output }, ...orRefused },
              {
                target: 'processing',
                actions: { type: 'keep the number of the job', params: ({ event }) => event.output },
              },
            ],
            onError,
          },
        },
        processing: {
          initial: 'asking',
          tags: 'processing',
          states: {
            asking: {
              description: 'The storage host is asked whether the photo is decoded.',
              entry: 'count the question',
              invoke: {
                id: 'ask how far processing is',
                src: 'ask how far processing is',
                input: ({ context: { place, persistentId } }) => {
                  invariant(place && persistentId !== null, 'processing is asked for only after the photo is confirmed')
                  return { host: place.host, persistentId }
                },
                onDone: [
                  { guard: { type: 'is refused', params: ({ event }) => event.output }, ...orRefused },
                  {
                    guard: { type: 'is processed', params: ({ event }) => event.output },
                    target: '#upload.working.keeping',
                  },
                  { target: 'waiting' },
                ],
                onError: 'waiting',
              },
            },
            waiting: {
              description: 'Two seconds pass before the next question.',
              always: {
                guard: 'processing takes too long',
                target: '#upload.failed',
                actions: { type: 'keep the problem', params: { problem: 'server-fault' } },
              },
              invoke: {
                id: 'wait',
                src: 'wait',
                input: { ms: UPLOAD_LIMITS.pollMs },
                onDone: 'asking',
                onError: 'asking',
              },
            },
          },
        },
        keeping: {
          description: 'The facts of the photo are read and it is written into the album.',
          tags: 'processing',
          invoke: {
            id: 'keep the photo',
            src: 'keep the photo',
            input: placedOf,
            onDone: [
              { guard: { type: 'is refused', params: ({ event }) => event.output }, ...orRefused },
              {
                target: '#upload.uploaded',
                actions: { type: 'keep the kept photo', params: ({ event }) => event.output },
              },
            ],
            onError,
          },
        },
      },
    },
    paused: {
      description: 'The shopper or the queue has stopped this photo for now.',
      tags: 'paused',
      on: { 'upload.resume': 'queued' },
    },
    failed: {
      description: 'The network or the server let us down; what was reached is kept and goes on from there.',
      tags: 'failed',
      on: { 'upload.retry': 'queued' },
    },
    ghost: {
      description: 'The bytes are no longer on this phone: the shopper is asked to pick this photo again.',
      tags: 'ghost',
      on: { 'upload.picked again': { target: 'queued', actions: 'begin anew' } },
    },
    uploaded: { description: 'The photo is in the album and safe.', tags: 'safe', type: 'final' },
    refused: { description: 'The photo cannot be taken; the reason says why.', tags: 'refused', type: 'final' },
    cancelled: { description: 'The shopper took the photo back.', type: 'final' },
  },
})
