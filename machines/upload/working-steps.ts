import { invariant } from '../../domain/never.ts'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { goOn, onError, orRefused, photoOf, placedOf } from './step-parts.ts'
import { uploadSetup } from './upload.setup.ts'

/** The steps of one photo, in order. Whatever breaks keeps what was reached. */
export const workingSteps = uploadSetup.createStateConfig({
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
          { target: 'hashing', actions: { type: 'keep the verdict', params: ({ event }) => event.output } },
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
          target: 'requestingUploadSlot',
          actions: { type: 'keep the hash', params: ({ event }) => ({ md5: event.output }) },
        },
        onError,
      },
    },
    requestingUploadSlot: {
      description: 'The server names the place in the storage, or knows these bytes already.',
      invoke: {
        id: 'request an upload slot',
        src: 'request an upload slot',
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
          { target: 'ready', actions: { type: 'keep the place', params: ({ event }) => event.output } },
        ],
        onError,
      },
    },
    ready: {
      description: 'It has its place in the storage and waits until fewer than three photos travel; a place grows old.',
      tags: 'ready',
      invoke: {
        id: 'grow old',
        src: 'wait',
        input: { ms: UPLOAD_LIMITS.grantMs / 2 },
        onDone: 'requestingUploadSlot',
        onError: 'requestingUploadSlot',
      },
      on: { 'upload.send': 'sending' },
    },
    sending: {
      description: 'The bytes travel to the storage, in parts.',
      tags: 'sending',
      invoke: {
        id: 'send the bytes',
        src: 'send the bytes',
        input: ({ context }) => {
          invariant(context.grant, 'a photo is sent only after it has a place')
          return { ...photoOf({ context }), grant: context.grant }
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
          {
            guard: { type: 'may try again', params: ({ event }) => event },
            target: 'resting',
            actions: [{ type: 'keep the problem', params: ({ event }) => event }, 'count the try'],
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
            input: ({ context: { grant, persistentId } }) => {
              invariant(grant && persistentId !== null, 'processing is asked for only after the photo is confirmed')
              return { host: grant.statusHost ?? grant.host, persistentId }
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
    resting: {
      description:
        'The step is taken again after a pause: a growing one where the network broke it, six times before it fails, and as often as need be the one that a busy shop asks for.',
      tags: 'sending',
      invoke: {
        id: 'rest',
        src: 'wait',
        input: ({ context }) => ({ ms: context.pauseMs }),
        onDone: goOn,
        onError: goOn,
      },
    },
    keeping: {
      description: 'The facts of the photo are read and it is written into the album.',
      tags: 'processing',
      invoke: {
        id: 'fetch the photo facts',
        src: 'fetch the photo facts',
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
})
