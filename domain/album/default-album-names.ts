import type { Localised } from '../language.ts'
import { DEFAULT_ALBUM_NAME } from './album.ts'

/** The name of a new album (A§9: 我的影集), in the language that its owner reads; all within 10 characters. */
export const DEFAULT_ALBUM_NAMES: Localised = {
  'zh-Hans': DEFAULT_ALBUM_NAME,
  'zh-Hant': '我的影集',
  en: 'My album',
}
