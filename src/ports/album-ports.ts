import type { Album, ShareType } from '../../domain/album/album.ts'
import type { AlbumId, GroupId } from '../../domain/ids.ts'
import type { LinkLineItem } from '../../domain/order/links/link-key.ts'
import type { PickedPhoto } from '../../machines/upload/upload.types.ts'
import type { MessengerPhoto } from './messenger-port.ts'

/** What was chosen: files of the system's picker, or photos that lie with the messenger. */
export type ChosenPhotos = readonly File[] | { readonly messenger: readonly MessengerPhoto[] }

/** Photos between the picker and the album. Their bytes lie on this phone until the album has them. */
export interface PickingPorts {
  /**
   * Takes picked files in at once and copies their bytes onto this phone behind: a picker's file handle can die any
   * time. Where there is no room, a photo lives as long as the page does and is asked for again afterwards.
   * They come back in the order in which they were taken; those without a date stay where they were picked.
   * @throws BytesGone when a file cannot be read; nothing of the pick is taken in then.
   */
  pick(aid: AlbumId, groupId: GroupId, files: readonly File[]): Promise<readonly PickedPhoto[]>
  /**
   * Takes in photos that the messenger's own picker has uploaded to the messenger. From here on they go the way of all
   * others: the queue sends them, the shop fetches, checks and decodes them.
   */
  pickFromMessenger(aid: AlbumId, groupId: GroupId, picked: readonly MessengerPhoto[]): Promise<readonly PickedPhoto[]>
  /** Takes the bytes of a ghost anew. `false`: this is another photo. */
  pickAgain(uploadId: string, file: File): Promise<boolean>
  /** Address of a small picture made on this phone; `undefined` when the browser cannot show the photo. */
  thumbnail(uploadId: string): Promise<string | undefined>
  /** The album has the photo, or the shopper does not want it: its bytes may go. */
  release(uploadId: string): Promise<void>
  /** Whether some photo lives in this page only: closing it now would lose sight of its bytes. */
  onlyHere(): boolean
  /** Photos of an earlier visit that the album does not have yet, oldest first. */
  left(aid: AlbumId): Promise<readonly (PickedPhoto & { readonly groupId: GroupId })[]>
}

/** Albums as a whole. All @throws NetworkLost, ServerFault, RequestRefused. */
export interface AlbumsPorts {
  /** `link`: the thing of a link's order that it is made for. */
  create(name: string, opid: string, link?: LinkLineItem): Promise<AlbumId>
  remove(aid: AlbumId): Promise<void>
  /** An album by its link, for reading. */
  open(aid: AlbumId, signal?: AbortSignal): Promise<Album>
  /** Exchanges the token of a share link for this browser's leave to open the album. */
  exchange(aid: AlbumId, token: string): Promise<ShareType>
}
