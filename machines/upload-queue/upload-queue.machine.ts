import type { UploadEvent } from '../upload/upload.types.ts'
import { asPicked } from './queued-photos.ts'
import { type Ended, type Moved, type QueuedPhotoName, uploadQueueSetup } from './upload-queue.setup.ts'
import type { UploadQueueEvent } from './upload-queue.types.ts'

type PhotosPicked = { readonly event: Extract<UploadQueueEvent, { type: 'photos.picked' }> }

const takeIn = (['add the photos', 'give the photos their actors'] as const).map((type) => ({
  type,
  params: ({ event }: PhotosPicked) => ({
    photos: event.photos.map((photo) => asPicked({ ...photo, groupId: event.groupId })),
  }),
}))

const params = ({ event }: { event: QueuedPhotoName }) => ({ uploadId: event.uploadId })

/** Passes a wish of the shopper on to the actor of one photo, while it still can move. */
const tell = (request: UploadEvent) => ({
  guard: { type: 'photo can still move' as const, params },
  actions: {
    type: 'tell the photo' as const,
    params: ({ event }: { event: QueuedPhotoName }) => ({ uploadId: event.uploadId, request }),
  },
})

const noteMove = {
  type: 'note how the photo is' as const,
  params: ({ event }: { event: Moved }) => event,
}
const noteEnd = {
  type: 'note how the photo ended' as const,
  params: ({ event }: { event: Ended }) => event,
}

/** The photos of one album on their way, at most three at once and three made ready, in the order in which they were picked. */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'upload queue',
  context: ({ input: { left = [], ...whose } }) => ({
    ...whose,
    photos: left.map(asPicked),
    online: true,
  }),
  initial: 'resting',
  entry: { type: 'give the photos their actors', params: ({ context }) => ({ photos: context.photos }) },
  invoke: {
    id: 'watch the network',
    src: 'watch the network',
    // A browser that cannot tell counts as online: the uploads find out themselves.
    onError: { actions: { type: 'note the network', params: { online: true } } },
  },
  on: {
    'photos.picked': { actions: takeIn },
    'photo.retry': tell({ type: 'upload.retry' }),
    'photo.cancel': tell({ type: 'upload.cancel' }),
    'photo.picked again': tell({ type: 'upload.picked again' }),
    'photo.dismiss': {
      guard: { type: 'photo is finished', params },
      actions: { type: 'take the photo off the list', params },
    },
    'queue.signed in': { actions: 'go on with what was signed out' },
    'queue.retry': { actions: 'retry what failed' },
    'queue.pause': '.paused',
    'network.lost': { target: '.offline', actions: { type: 'note the network', params: { online: false } } },
    'network.back': { actions: { type: 'note the network', params: { online: true } } },
    'xstate.snapshot.*': { actions: noteMove },
    'xstate.done.actor.*': { actions: noteEnd },
  },
  states: {
    resting: {
      description: 'Nothing is left to do: every photo is safe, refused, or waits for the shopper.',
      tags: 'resting',
      always: { guard: 'something is to do', target: 'working' },
    },
    working: {
      description: 'At most three photos travel; the next three are made ready meanwhile.',
      tags: 'working',
      entry: ['resume what is paused', 'start the next photos'],
      always: [
        { guard: 'is offline', target: 'offline' },
        { guard: 'nothing is to do', target: 'resting' },
      ],
      on: {
        'photos.picked': { actions: [...takeIn, 'start the next photos'] },
        'xstate.snapshot.*': { actions: [noteMove, 'send the next photos', 'start the next photos'] },
        'xstate.done.actor.*': { actions: [noteEnd, 'send the next photos', 'start the next photos'] },
      },
    },
    paused: {
      description: 'The shopper has stopped all photos for now.',
      tags: 'paused',
      entry: 'pause what is under way',
      on: {
        'queue.resume': 'working',
        'network.lost': { actions: { type: 'note the network', params: { online: false } } },
      },
    },
    offline: {
      description: 'The phone is offline: everything is kept on it, nothing is tried.',
      tags: 'offline',
      entry: 'pause what is under way',
      on: {
        'network.back': {
          target: 'working',
          actions: [{ type: 'note the network', params: { online: true } }, 'retry what the network broke'],
        },
      },
    },
  },
})
