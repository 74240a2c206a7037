import type { Album } from '../../domain/album/album.ts'
import { invariant } from '../../domain/never.ts'
import type { AlbumContext } from './album.types.ts'

/** The album of a machine that has it open. */
export function openAlbum({ album }: AlbumContext): Album {
  invariant(album, 'an album is kept, saved or shared only when it is open')
  return album
}
