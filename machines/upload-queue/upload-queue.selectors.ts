import type { SnapshotFrom } from 'xstate'
import type { uploadQueueMachine } from './upload-queue.machine.ts'
import type { QueuedPhoto } from './upload-queue.types.ts'

type UploadQueueSnapshot = SnapshotFrom<typeof uploadQueueMachine>

/** "23 of 48 safe, about 40 s", of the present pick. Refused and cancelled photos do not count. */
export interface UploadProgressLine {
  readonly safe: number
  readonly total: number
  /** Share of all bytes that the storage has, 0 to 1. */
  readonly share: number
  /** Seconds until everything is sent at the present speed; `null` while nothing moves. */
  readonly secondsLeft: number | null
  readonly refused: number
  /** Photos that wait for the shopper: failed, to be picked again, or until they have signed in. */
  readonly waiting: number
}

export function queuedPhotos(snapshot: UploadQueueSnapshot): readonly QueuedPhoto[] {
  return snapshot.context.photos
}

export function isQueueOffline(snapshot: UploadQueueSnapshot): boolean {
  return snapshot.hasTag('offline')
}

export function isQueuePaused(snapshot: UploadQueueSnapshot): boolean {
  return snapshot.hasTag('paused')
}

/** Photos wait for the shopper to sign in again. */
export function isQueueSignedOut(snapshot: UploadQueueSnapshot): boolean {
  return snapshot.context.photos.some(({ phase }) => phase === 'signed out')
}

export function uploadProgressOf(photos: readonly QueuedPhoto[]): UploadProgressLine {
  const wanted = photos.filter(({ phase, isEarlier }) => phase !== 'refused' && phase !== 'cancelled' && !isEarlier)
  const bytes = sum(wanted.map((photo) => photo.bytes))
  const sent = sum(wanted.map((photo) => (photo.phase === 'uploaded' ? photo.bytes : photo.sent)))
  const speed = sum(wanted.map((photo) => photo.bytesPerSecond))
  return {
    safe: wanted.filter(({ phase }) => phase === 'uploaded').length,
    total: wanted.length,
    share: bytes > 0 ? sent / bytes : 1,
    secondsLeft: speed > 0 ? Math.ceil((bytes - sent) / speed) : null,
    refused: photos.filter(({ phase }) => phase === 'refused').length,
    waiting: photos.filter(({ phase }) => WAITING.has(phase)).length,
  }
}

const WAITING: ReadonlySet<QueuedPhoto['phase']> = new Set(['failed', 'ghost', 'signed out'])

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
