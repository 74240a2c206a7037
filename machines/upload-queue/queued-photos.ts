import { isDuplicateName } from '../../domain/photo/duplicate-name.ts'
import type { UPLOAD_LIMITS } from '../../domain/upload/upload-limits.ts'
import { type UploadSnapshot, uploadPhase } from '../upload/upload.selectors.ts'
import type { PickedPhoto, UploadOutput, UploadPhase } from '../upload/upload.types.ts'
import type { QueuedPhoto } from './upload-queue.types.ts'

/** What a phase means for the queue. */
const FACES = {
  queued: 'to do',
  checking: 'under way',
  ready: 'under way',
  sending: 'under way',
  processing: 'under way',
  paused: 'held',
  'signed out': 'held',
  failed: 'held',
  ghost: 'held',
  uploaded: 'finished',
  refused: 'finished',
  cancelled: 'finished',
} as const satisfies Record<UploadPhase, 'to do' | 'under way' | 'held' | 'finished'>

/** A photo as it enters the queue. */
export function asPicked({
  uploadId,
  fileName,
  bytes,
  groupId,
}: PickedPhoto & Pick<QueuedPhoto, 'groupId'>): QueuedPhoto {
  return {
    ...{ uploadId, fileName, bytes, groupId },
    ...{ phase: 'queued', sent: 0, bytesPerSecond: 0, refused: null, problem: null, photo: null },
  }
}

/** The list when another pick begins after all was done: what is safe is no part of the new pick's progress. */
export function asEarlier(photos: readonly QueuedPhoto[]): readonly QueuedPhoto[] {
  return photos.map((photo) => (photo.phase === 'uploaded' ? { ...photo, isEarlier: true } : photo))
}

export function isInProgress({ phase }: QueuedPhoto): boolean {
  return FACES[phase] === 'under way'
}

/** Whether the queue still has work with it by itself. */
export function isToDo({ phase }: QueuedPhoto): boolean {
  return FACES[phase] === 'to do' || FACES[phase] === 'under way'
}

export function isFinished({ phase }: QueuedPhoto): boolean {
  return FACES[phase] === 'finished'
}

/**
 * The queued photos that may start now, in their order, so that at most `photosAhead` are made ready. Of two of one name the second waits until the first
 * has arrived or is held: only then can the shop say that the name is taken, before anything is sent in vain (B§5).
 */
export function nextToStart(
  photos: readonly QueuedPhoto[],
  { photosAhead }: Pick<typeof UPLOAD_LIMITS, 'photosAhead'>,
): readonly QueuedPhoto[] {
  const free = photosAhead - photos.filter(({ phase }) => phase === 'checking' || phase === 'ready').length
  const names = photos.filter(isInProgress).map(({ fileName }) => fileName)
  const next: QueuedPhoto[] = []
  for (const photo of photos) {
    if (next.length >= free) {
      break
    }
    if (photo.phase === 'queued') {
      if (!isDuplicateName(photo.fileName, names)) {
        next.push(photo)
      }
      names.push(photo.fileName)
    }
  }
  return next
}

/**
 * The photos that are ready and may be sent now, in their order, so that at most `photosAtOnce` travel and
 * `photosUnderWay` travel or are decoded by the shop.
 */
export function nextToSend(
  photos: readonly QueuedPhoto[],
  { photosAtOnce, photosUnderWay }: Pick<typeof UPLOAD_LIMITS, 'photosAtOnce' | 'photosUnderWay'>,
): readonly QueuedPhoto[] {
  const sending = photos.filter(({ phase }) => phase === 'sending').length
  const processing = photos.filter(({ phase }) => phase === 'processing').length
  const free = Math.min(photosAtOnce - sending, photosUnderWay - sending - processing)
  return photos.filter(({ phase }) => phase === 'ready').slice(0, Math.max(0, free))
}

/** The list with these photos in another phase already: their actors have been told and their news is on its way. */
export function withPhase(photos: readonly QueuedPhoto[], reported: readonly QueuedPhoto[], phase: UploadPhase) {
  return photos.map((photo) => (reported.includes(photo) ? { ...photo, phase } : photo))
}

/**
 * The list after the actor of photo `uploadId` has moved.
 *
 * News comes late: a photo that was told to start may still say that it is queued, one that was told to go that it is
 * ready. Believing it would start a fourth.
 */
export function withSnapshot(photos: readonly QueuedPhoto[], uploadId: string, snapshot: UploadSnapshot) {
  const { bytes, sent, bytesPerSecond, refused, problem, photo, isLikelyShrunk } = snapshot.context
  const phase = uploadPhase(snapshot)
  const known = photos.find((photo) => photo.uploadId === uploadId)
  const isLate =
    known !== undefined &&
    ((phase === 'queued' && isInProgress(known)) || (phase === 'ready' && known.phase === 'sending'))
  return isLate
    ? photos
    : changed(photos, uploadId, {
        ...{ phase, bytes, sent, bytesPerSecond, refused, problem, photo },
        ...(isLikelyShrunk ? { isLikelyShrunk } : {}),
      })
}

/** The list after the actor of photo `uploadId` has ended. */
export function withOutcome(photos: readonly QueuedPhoto[], uploadId: string, output: UploadOutput) {
  return changed(photos, uploadId, { ...output, bytesPerSecond: 0, problem: null })
}

function changed(photos: readonly QueuedPhoto[], uploadId: string, by: Partial<QueuedPhoto>): readonly QueuedPhoto[] {
  return photos.map((photo) => (photo.uploadId === uploadId ? { ...photo, ...by } : photo))
}
