import { DEFAULT_ALBUM_NAMES } from '../../../domain/album/default-album-names.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'

export function newAlbumName(): string {
  return DEFAULT_ALBUM_NAMES[spokenLanguage()]
}
