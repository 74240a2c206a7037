import { DEFAULT_ALBUM_NAMES } from '../album/album.ts'
import type { Language, Localised } from '../language.ts'

/** What stands on a calendar whose shopper gave no name. */
const USUAL_TITLES: Localised = { 'zh-Hans': '我们的一年', 'zh-Hant': '我們的一年', en: 'Our year' }

/** The title on a calendar's cover: the album's name, unless that is only the one of a new album ("my album"). */
export function calendarTitle(albumName: string, language: Language): string {
  return Object.values(DEFAULT_ALBUM_NAMES).includes(albumName) ? USUAL_TITLES[language] : albumName
}
