import { goOn } from './step-parts.ts'
import { uploadSetup } from './upload.setup.ts'
import type { UploadContext, UploadOutput } from './upload.types.ts'
import { workingSteps } from './working-steps.ts'

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
    isLikelyShrunk: false,
    md5: null,
    grant: null,
    sent: 0,
    bytesPerSecond: 0,
    persistentId: null,
    tries: 0,
    pauseMs: 0,
    polls: 0,
    photo: null,
    refused: null,
    problem: null,
  }),
  output: ({ context }) => outcomeOf(context),
  initial: 'queued',
  on: { 'upload.cancel': '.cancelled' },
  states: {
    queued: {
      description: 'Waits until it is made ready; goes on where it was interrupted.',
      on: {
        'upload.start': goOn,
        'upload.pause': 'paused',
      },
    },
    working: workingSteps,
    paused: {
      description: 'The shopper or the queue has stopped this photo for now.',
      tags: 'paused',
      on: { 'upload.resume': 'queued' },
    },
    signedOut: {
      description: 'The session has ended: no word about the photo, which goes on from where it is after a sign-in.',
      tags: 'signed out',
      on: { 'upload.signed in': 'queued' },
    },
    failed: {
      description: 'The network or the server let us down; what was reached is kept and goes on from there.',
      tags: 'failed',
      on: { 'upload.retry': { target: 'queued', actions: 'begin to count tries' } },
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
