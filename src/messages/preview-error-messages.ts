import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PreviewErrorCode } from '../../domain/preview/preview-errors.ts'
import { PREVIEW_REFUSALS } from '../../domain/refusals/preview.refusals.ts'
import { i18n, localised } from '../i18n/i18n.ts'
import { designKind, type NamedPages } from './page-name.ts'

type PictureErrors = Readonly<Record<PreviewErrorCode, MessageDescriptor>>

/** What a preview error says where the shop took the edit and its picture did not come (B§8): a card has sides and no pages, a print neither. */
export function pictureError(design: NamedPages, code: PreviewErrorCode): MessageDescriptor {
  switch (designKind(design)) {
    case 'cards':
      return OF_CARDS[code]
    case 'pictures':
      return OF_PICTURES[code]
    case 'calendar':
    case 'book':
      return OF_PAGES[code]
  }
}

const CHANGED_PAGE = msg`The preview of the changed page didn’t load.`

const OF_PAGES: PictureErrors = {
  1: CHANGED_PAGE,
  2: CHANGED_PAGE,
  3: msg`The preview of the new page didn’t load.`,
  4: msg`The preview of the photos on their new pages didn’t load.`,
  5: CHANGED_PAGE,
  6: msg`The preview of the swapped photos didn’t load.`,
  7: CHANGED_PAGE,
  8: msg`The preview of the cropped or rotated photo didn’t load.`,
  91: msg`The preview of the page with the new text didn’t load.`,
  92: msg`The preview of the page with the changed text didn’t load.`,
  93: msg`The preview of the page without the text didn’t load.`,
  10: msg`The preview of the new page layout didn’t load.`,
  11: msg`The preview of the page with other photos didn’t load.`,
  51: msg`The preview isn’t responding.`,
}

const CHANGED_SIDE = msg`The preview of the changed side didn’t load.`

const OF_CARDS: PictureErrors = {
  ...OF_PAGES,
  1: CHANGED_SIDE,
  2: CHANGED_SIDE,
  3: msg`The preview of the new card didn’t load.`,
  4: msg`The preview of the photos on their new cards didn’t load.`,
  5: CHANGED_SIDE,
  7: CHANGED_SIDE,
  91: msg`The preview of the side with the new text didn’t load.`,
  92: msg`The preview of the side with the changed text didn’t load.`,
  93: msg`The preview of the side without the text didn’t load.`,
  10: msg`The preview of the new side layout didn’t load.`,
  11: msg`The preview of the side with other photos didn’t load.`,
}

const CHANGED_PHOTO = msg`The print preview of the changed photo didn’t load.`
const NEW_PHOTO = msg`The print preview of the new photo didn’t load.`

const OF_PICTURES: PictureErrors = {
  ...OF_PAGES,
  1: NEW_PHOTO,
  2: NEW_PHOTO,
  3: NEW_PHOTO,
  4: NEW_PHOTO,
  5: CHANGED_PHOTO,
  7: CHANGED_PHOTO,
  91: msg`The print preview of the photo with the new text didn’t load.`,
  92: msg`The print preview of the photo with the changed text didn’t load.`,
  93: msg`The print preview of the photo without the text didn’t load.`,
  10: CHANGED_PHOTO,
  11: CHANGED_PHOTO,
}

/** What it says where the shop does not answer the edit itself: the sentence that the shop would say, and why it says none. */
export function unansweredSentence(code: PreviewErrorCode): string {
  const why = i18n._(msg`We can’t reach the shop; your change is kept on this phone and will be sent again.`)
  const refused = Object.values(PREVIEW_REFUSALS).find((refusal) => refusal.code === code)
  return refused ? localised(refused.sentence).replace('{why}', why) : why
}
