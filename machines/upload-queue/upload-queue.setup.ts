import { assign, enqueueActions, setup } from 'xstate'
import { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { unprovidedCallback } from '../unprovided.ts'
import { uploadMachine } from '../upload/upload.machine.ts'
import type { UploadSnapshot } from '../upload/upload.selectors.ts'
import type { UploadEvent, UploadOutput } from '../upload/upload.types.ts'
import {
  asEarlier,
  isFinished,
  isInProgress,
  isToDo,
  nextToSend,
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

export type QueuedPhotoName = { readonly uploadId: string }
export type Moved = { readonly type: string; readonly snapshot: UploadSnapshot }
export type Ended = { readonly type: string; readonly output: UploadOutput }

/** The words of the chart: what its guards ask, its actions do and its ports are called. */
export const uploadQueueSetup = setup({
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
    'photo can still move': ({ context }, { uploadId }: QueuedPhotoName) =>
      context.photos.some((photo) => photo.uploadId === uploadId && !isFinished(photo)),
    'photo is finished': ({ context }, { uploadId }: QueuedPhotoName) =>
      context.photos.some((photo) => photo.uploadId === uploadId && isFinished(photo)),
    'nothing is to do': ({ context }) => !context.photos.some(isToDo),
  },
  actions: {
    'add the photos': assign(({ context }, { photos }: { photos: readonly QueuedPhoto[] }) => ({
      photos: [...(context.photos.some(isToDo) ? context.photos : asEarlier(context.photos)), ...photos],
    })),
    'give the photos their actors': enqueueActions(
      ({ context, enqueue }, { photos }: { photos: readonly QueuedPhoto[] }) => {
        const { photos: _known, online: _online, ...whose } = context
        for (const { uploadId, fileName, bytes, groupId } of photos) {
          const input = { uploadId, fileName, bytes, groupId, ...whose }
          enqueue.spawnChild('upload', { id: uploadId, input, syncSnapshot: true })
        }
      },
    ),
    'take the photo off the list': enqueueActions(({ context, enqueue }, { uploadId }: QueuedPhotoName) => {
      enqueue.stopChild(uploadId)
      enqueue.assign({ photos: context.photos.filter((photo) => photo.uploadId !== uploadId) })
    }),
    'tell the photo': enqueueActions(
      ({ enqueue }, { uploadId, request }: QueuedPhotoName & { request: UploadEvent }) => {
        enqueue.sendTo(uploadId, request)
      },
    ),
    'note the network': assign((_, { online }: { online: boolean }) => ({ online })),
    'note how the photo is': assign(({ context }, { type, snapshot }: Moved) => ({
      photos: withSnapshot(context.photos, type.slice('xstate.snapshot.'.length), snapshot),
    })),
    'note how the photo ended': assign(({ context }, { type, output }: Ended) => ({
      photos: withOutcome(context.photos, type.slice('xstate.done.actor.'.length), output),
    })),
    'send the next photos': enqueueActions(({ context, enqueue }) => {
      const next = nextToSend(context.photos, UPLOAD_LIMITS)
      for (const { uploadId } of next) {
        enqueue.sendTo(uploadId, { type: 'upload.send' })
      }
      enqueue.assign({ photos: withPhase(context.photos, next, 'sending') })
    }),
    'start the next photos': enqueueActions(({ context, enqueue }) => {
      const next = nextToStart(context.photos, UPLOAD_LIMITS)
      for (const { uploadId } of next) {
        enqueue.sendTo(uploadId, { type: 'upload.start' })
      }
      enqueue.assign({ photos: withPhase(context.photos, next, 'checking') })
    }),
    'pause what is under way': enqueueActions(({ context, enqueue }) => {
      for (const { uploadId } of context.photos.filter(isInProgress)) {
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
    'go on with what was signed out': enqueueActions(({ context, enqueue }) => {
      for (const { uploadId } of context.photos.filter(({ phase }) => phase === 'signed out')) {
        enqueue.sendTo(uploadId, { type: 'upload.signed in' })
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
