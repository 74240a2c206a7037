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

const CHANGED_PAGE = msg`The picture of the changed page did not come.`

const OF_PAGES: PictureErrors = {
  1: CHANGED_PAGE,
  2: CHANGED_PAGE,
  3: msg`The picture of the new page did not come.`,
  4: msg`The picture of the photos on their new pages did not come.`,
  5: CHANGED_PAGE,
  6: msg`The picture of the swapped photos did not come.`,
  7: CHANGED_PAGE,
  8: msg`The picture of the cropped or turned photo did not come.`,
  91: msg`The picture of the page with the new text did not come.`,
  92: msg`The picture of the page with the changed text did not come.`,
  93: msg`The picture of the page without the text did not come.`,
  10: msg`The picture of the page laid out anew did not come.`,
  11: msg`The picture of the page with other photos did not come.`,
  51: msg`The preview does not answer.`,
}

const CHANGED_SIDE = msg`The picture of the changed side did not come.`

const OF_CARDS: PictureErrors = {
  ...OF_PAGES,
  1: CHANGED_SIDE,
  2: CHANGED_SIDE,
  3: msg`The picture of the new card did not come.`,
  4: msg`The picture of the photos on their new cards did not come.`,
  5: CHANGED_SIDE,
  7: CHANGED_SIDE,
  91: msg`The picture of the side with the new text did not come.`,
  92: msg`The picture of the side with the changed text did not come.`,
  93: msg`The picture of the side without the text did not come.`,
  10: msg`The picture of the side laid out anew did not come.`,
  11: msg`The picture of the side with other photos did not come.`,
}

const CHANGED_PHOTO = msg`The changed photo did not come as it will be printed.`
const NEW_PHOTO = msg`The new photo did not come as it will be printed.`

const OF_PICTURES: PictureErrors = {
  ...OF_PAGES,
  1: NEW_PHOTO,
  2: NEW_PHOTO,
  3: NEW_PHOTO,
  4: NEW_PHOTO,
  5: CHANGED_PHOTO,
  7: CHANGED_PHOTO,
  91: msg`The photo with the new text did not come as it will be printed.`,
  92: msg`The photo with the changed text did not come as it will be printed.`,
  93: msg`The photo without the text did not come as it will be printed.`,
  10: CHANGED_PHOTO,
  11: CHANGED_PHOTO,
}

/** What it says where the shop does not answer the edit itself: the sentence that the shop would say, and why it says none. */
export function unansweredSentence(code: PreviewErrorCode): string {
  const why = i18n._(msg`The shop does not answer; your change is kept on this phone and sent again.`)
  const refused = Object.values(PREVIEW_REFUSALS).find((refusal) => refusal.code === code)
  return refused ? localised(refused.sentence).replace('{why}', why) : why
}
