import { problemOf } from '../faults.ts'
import { recognitionSetup } from './recognition.setup.ts'

/** Where the subject of a photo lies, asked by the shopper (B§4). Whatever comes of it, the photo stays as usable as it was. */
export const recognitionMachine = recognitionSetup.createMachine({
  id: 'recognition',
  context: ({ input }) => ({ ...input, focus: null, refused: null, problem: null }),
  initial: 'ready',
  states: {
    ready: {
      description: 'Nobody has asked yet.',
      on: { 'recognition.start': 'recognising' },
    },
    recognising: {
      description: 'The subject is being cut out; the shopper may go on without it.',
      tags: 'recognising',
      entry: 'begin anew',
      on: { 'recognition.leave': 'ready' },
      invoke: {
        id: 'find the subject',
        src: 'find the subject',
        input: ({ context: { fileUrl } }) => ({ fileUrl }),
        onDone: [
          {
            guard: { type: 'is refused', params: ({ event }) => event.output },
            target: 'failed',
            actions: { type: 'keep the refusal', params: ({ event }) => event.output },
          },
          { target: 'recognised', actions: { type: 'keep the subject', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keep the problem', params: ({ event }) => ({ problem: problemOf(event.error) }) },
        },
      },
    },
    recognised: {
      description: 'It is known where the subject lies.',
      on: { 'recognition.start': 'recognising' },
    },
    failed: {
      description: 'No subject is known; it may be asked for again.',
      tags: 'failed',
      on: { 'recognition.start': 'recognising' },
    },
  },
})
