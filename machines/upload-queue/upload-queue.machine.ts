import { assign, enqueueActions, setup } from 'xstate'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { unprovidedCallback } from '../unprovided.ts'
import { uploadMachine } from '../upload/upload.machine.ts'
import type { UploadSnapshot } from '../upload/upload.selectors.ts'
import type { UploadEvent, UploadOutput } from '../upload/upload.types.ts'
import {
  asPicked,
  isFinished,
  isToDo,
  isUnderWay,
  nextToStart,
  withOutcome,
  withPhase,
  withSnapshot,
} from './queued-photos.ts'
import type {
  QueuedPhoto,
  UploadQueueContext,
  UploadQueueEvent,
  UploadQueueInput,
  UploadQueueTag,
} from './upload-queue.types.ts'

type Named = { readonly uploadId: string }
type Moved = { readonly type: string; readonly snapshot: UploadSnapshot }
type Ended = { readonly type: string; readonly output: UploadOutput }

const uploadQueueSetup = setup({
  types: {
    input: {} as UploadQueueInput,
    context: {} as UploadQueueContext,
    events: {} as UploadQueueEvent,
    tags: {} as UploadQueueTag,
  },
  actors: {
    upload: uploadMachine,
    'watch the network': unprovidedCallback<UploadQueueEvent>('watch the network'),
  },
  guards: {
    'is offline': ({ context }) => !context.online,
    'something is to do': ({ context }) => context.photos.some(isToDo),
    'photo can still move': ({ context }, { uploadId }: Named) =>
      context.photos.some((photo) => photo.uploadId === uploadId && !isFinished(photo)),
    'photo is finished': ({ context }, { uploadId }: Named) =>
      context.photos.some((photo) => photo.uploadId === uploadId && isFinished(photo)),
    'nothing is to do': ({ context }) => !context.photos.some(isToDo),
  },
  actions: {
    'add the photos': assign(({ context }, { photos }: { photos: readonly QueuedPhoto[] }) => ({
      photos: [...context.photos, ...photos],
    })),
    'give the photos their actors': enqueueActions(
      ({ context, enqueue }, { photos }: { photos: readonly QueuedPhoto[] }) => {
        const { mchid, uid, aid } = context
        for (const { uploadId, fileName, bytes, groupId } of photos) {
          const input = { uploadId, fileName, bytes, groupId, mchid, uid, aid }
          enqueue.spawnChild('upload', { id: uploadId, input, syncSnapshot: true })
        }
      },
    ),
    'take the photo off the list': enqueueActions(({ context, enqueue }, { uploadId }: Named) => {
      enqueue.stopChild(uploadId)
      enqueue.assign({ photos: context.photos.filter((photo) => photo.uploadId !== uploadId) })
    }),
    'tell the photo': enqueueActions(({ enqueue }, { uploadId, wish }: Named & { wish: UploadEvent }) => {
      enqueue.sendTo(uploadId, wish)
    }),
    'note the network': assign((_, { online }: { online: boolean }) => ({ online })),
    'note how the photo is': assign(({ context }, { type, snapshot }: Moved) => ({
      photos: withSnapshot(context.photos, type.slice('xstate.snapshot.'.length), snapshot),
    })),
    'note how the photo ended': assign(({ context }, { type, output }: Ended) => ({
      photos: withOutcome(context.photos, type.slice('xstate.done.actor.'.length), output),
    })),
    'start the next photos': enqueueActions(({ context, enqueue }) => {
      const next = nextToStart(context.photos, UPLOAD_LIMITS.photosAtOnce)
      for (const { uploadId } of next) {
        enqueue.sendTo(uploadId, { type: 'upload.start' })
      }
      enqueue.assign({ photos: withPhase(context.photos, next, 'checking') })
    }),
    'pause what is under way': enqueueActions(({ context, enqueue }) => {
      for (const { uploadId } of context.photos.filter(isUnderWay)) {
        enqueue.sendTo(uploadId, { type: 'upload.pause' })
      }
    }),
    'resume what is paused': enqueueActions(({ context, enqueue }) => {
      const paused = context.photos.filter(({ phase }) => phase === 'paused')
      for (const { uploadId } of paused) {
        enqueue.sendTo(uploadId, { type: 'upload.resume' })
      }
      enqueue.assign({ photos: withPhase(context.photos, paused, 'queued') })
    }),
    'retry what failed': enqueueActions(({ context, enqueue }) => {
      for (const { uploadId } of context.photos.filter(({ phase }) => phase === 'failed')) {
        enqueue.sendTo(uploadId, { type: 'upload.retry' })
      }
    }),
    'retry what the network broke': enqueueActions(({ context, enqueue }) => {
      for (const { uploadId } of context.photos.filter(
        ({ phase, problem }) => phase === 'failed' && problem === 'network-lost',
      )) {
        enqueue.sendTo(uploadId, { type: 'upload.retry' })
      }
    }),
  },
})

type PhotosPicked = { readonly event: Extract<UploadQueueEvent, { type: 'photos.picked' }> }

const takeIn = (['add the photos', 'give the photos their actors'] as const).map((type) => ({
  type,
  params: ({ event }: PhotosPicked) => ({
    photos: event.photos.map((photo) => asPicked({ ...photo, groupId: event.groupId })),
  }),
}))

const params = ({ event }: { event: Named }) => ({ uploadId: event.uploadId })

/** Passes a wish of the shopper on to the actor of one photo, while it still can move. */
const tell = (wish: UploadEvent) => ({
  guard: { type: 'photo can still move' as const, params },
  actions: {
    type: 'tell the photo' as const,
    params: ({ event }: { event: Named }) => ({ uploadId: event.uploadId, wish }),
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

/** The photos of one album on their way, at most three at once, in the order in which they were picked. */
export const uploadQueueMachine = uploadQueueSetup.createMachine({
  id: 'upload queue',
  context: ({ input: { mchid, uid, aid, left = [] } }) => ({
    mchid,
    uid,
    aid,
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
      description: 'At most three photos are on their way.',
      tags: 'working',
      entry: ['resume what is paused', 'start the next photos'],
      always: [
        { guard: 'is offline', target: 'offline' },
        { guard: 'nothing is to do', target: 'resting' },
      ],
      on: {
        'photos.picked': { actions: [...takeIn, 'start the next photos'] },
        'xstate.snapshot.*': { actions: [noteMove, 'start the next photos'] },
        'xstate.done.actor.*': { actions: [noteEnd, 'start the next photos'] },
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
