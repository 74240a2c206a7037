import { photosWithoutPlace } from '../../../domain/design/change/photos-on-new-pages.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'

type Tiles = ReadonlyMap<PhotoId, PhotoTile>

/** Photos that lie on no page: of the tray, and those that came to the album since the design was made. */
export function waitingTiles(design: Design, photos: Tiles): readonly PhotoTile[] {
  return photosWithoutPlace(design, takenByDesigns(photos)).flatMap((id) => photos.get(id) ?? [])
}

/** Photos that came to the album since the design was made, and wait nowhere yet. */
export function photosSince(design: Design, photos: Tiles): readonly PhotoId[] {
  return photosWithoutPlace(design, takenByDesigns(photos)).slice(design.tray.length)
}

function takenByDesigns(photos: Tiles): readonly PhotoId[] {
  return [...photos.values()].flatMap(({ id, takenByDesigns }) => (takenByDesigns ? [id] : []))
}
