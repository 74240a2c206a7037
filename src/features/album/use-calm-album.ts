import { useDeferredValue } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import { onlyGainsPhotos } from '../../../domain/album/gained-photos.ts'

/**
 * The album as its many tiles show it. Photos that came in by themselves are drawn a moment late, a little at a time, so that a finger
 * comes between; what the shopper did is drawn at once.
 */
export function useCalmAlbum(album: Album | null): Album | null {
  const late = useDeferredValue(album)
  return late && album && late.id === album.id && onlyGainsPhotos(late, album) ? late : album
}
