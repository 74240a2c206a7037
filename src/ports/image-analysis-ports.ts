import type { AlbumPhoto } from '../../domain/album/album.ts'
import type { AlbumId } from '../../domain/ids.ts'
import type { ImageAnalysis } from '../../domain/image-analysis/picture-analysis.ts'
import type { Place } from '../../domain/image-analysis/place.ts'

/**
 * What this phone sees in the photos of an album, and keeps to itself: how they look, and where they were taken. Nothing of
 * it is sent anywhere.
 */
export interface ImageAnalysisPorts {
  /** How a photo looks, from its small picture; `undefined` when this browser cannot tell. @throws NetworkLost */
  look(photo: AlbumPhoto, signal?: AbortSignal): Promise<ImageAnalysis | undefined>
  /** The same, and how well faces are seen in it: only of several photos that look alike is one better. @throws NetworkLost */
  lookForFaces(photo: AlbumPhoto, signal?: AbortSignal): Promise<ImageAnalysis | undefined>
  /** Where photos were taken that were picked on this phone; the others have no place here. */
  places(aid: AlbumId): Promise<(photo: Pick<AlbumPhoto, 'fileName' | 'takenAt'>) => Place | undefined>
  /** What was offered for the album and the shopper has decided about: names as `alikeName` and `chaptersName` give them. */
  settled(aid: AlbumId): Promise<readonly string[]>
  settle(aid: AlbumId, names: readonly string[]): Promise<void>
}
