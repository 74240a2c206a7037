import { DEFAULT_ALBUM_NAME } from '../../../domain/album/album.ts'
import type { Language } from '../../../domain/language.ts'
import { spokenLanguage } from '../../i18n.ts'

/** The name of a new album (A§9: 我的影集), in the language that its owner reads; all within 10 characters. */
const NAMES: Record<Language, string> = {
  'zh-Hans': DEFAULT_ALBUM_NAME,
  'zh-Hant': '我的影集',
  en: 'My album',
}

export function newAlbumName(): string {
  return NAMES[spokenLanguage()]
}
