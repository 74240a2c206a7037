import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { AlbumId, GroupId, MerchantId, ProductId, UserId } from '../../domain/ids.ts'
import type { Problem } from '../faults.ts'
import type { Refused } from '../refused.ts'
import type { UploadSnapshot } from '../upload/upload.selectors.ts'
import type { PickedPhoto, UploadOutput, UploadPhase, UploadRefusal } from '../upload/upload.types.ts'

export interface UploadQueueInput {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly aid: AlbumId
  /** The product that the photos are for, where it is known: its limits hold for them. */
  readonly pid?: ProductId
  /** Photos that were picked in an earlier visit and are not safe yet, oldest first. */
  readonly left?: readonly (PickedPhoto & { readonly groupId: GroupId })[]
}

/** What the queue knows of one photo; the photo's own actor is `snapshot.children[uploadId]`. */
export interface QueuedPhoto extends PickedPhoto {
  readonly groupId: GroupId
  readonly phase: UploadPhase
  readonly sent: number
  readonly bytesPerSecond: number
  readonly refused: Refused<UploadRefusal> | null
  readonly problem: Problem | null
  /** It may have been shrunk by a messenger. */
  readonly isLikelyShrunk?: boolean
  /** It was safe before the present pick began: the progress of that pick does not count it. */
  readonly isEarlier?: boolean
  /** The photo as the album has it, once it is safe. */
  readonly photo: AlbumPhoto | null
}

export interface UploadQueueContext {
  readonly mchid: MerchantId
  readonly uid: UserId
  readonly aid: AlbumId
  readonly pid?: ProductId
  /** In the order they were picked. */
  readonly photos: readonly QueuedPhoto[]
  readonly online: boolean
}

export type UploadQueueEvent =
  | { readonly type: 'photos.picked'; readonly groupId: GroupId; readonly photos: readonly PickedPhoto[] }
  | { readonly type: 'photo.retry'; readonly uploadId: string }
  | { readonly type: 'photo.cancel'; readonly uploadId: string }
  | { readonly type: 'photo.picked again'; readonly uploadId: string }
  /** Takes a photo that is refused, cancelled or uploaded off the list. */
  | { readonly type: 'photo.dismiss'; readonly uploadId: string }
  | { readonly type: 'queue.retry' }
  /** The shopper may have signed in again: what the end of the session held goes on. */
  | { readonly type: 'queue.signed in' }
  | { readonly type: 'queue.pause' }
  | { readonly type: 'queue.resume' }
  | { readonly type: 'network.lost' }
  | { readonly type: 'network.back' }
  /** The actor of a photo has moved. */
  | { readonly type: `xstate.snapshot.${string}`; readonly snapshot: UploadSnapshot }
  /** The actor of a photo has ended. */
  | { readonly type: `xstate.done.actor.${string}`; readonly output: UploadOutput }

export type UploadQueueTag = 'working' | 'resting' | 'paused' | 'offline'
