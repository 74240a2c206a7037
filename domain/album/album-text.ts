/** Longest group texts, in graphemes (readings 44, titles decision 046): on its page a title is set to fit, down to what can be read. */
export const GROUP_TITLE_MAX = 60
export const GROUP_DESCRIPTION_MAX = 200

/** Characters that no text may hold: controls other than line breaks, and marks that turn the direction of reading. */
const FORBIDDEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** A text as it is kept: composed (NFC), without control and direction marks, without blanks at its ends. */
export function cleanAlbumText(text: string): string {
  return text.normalize('NFC').replaceAll(FORBIDDEN, '').trim()
}
