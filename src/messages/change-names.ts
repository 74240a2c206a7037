import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeKind } from '../../domain/design/edits/change-kind.ts'
import { designKind, type NamedPages } from './page-name.ts'

/** What a change of this design is called after "Undone:" and "Done again:". */
export function changeName(kind: ChangeKind, design: NamedPages): MessageDescriptor {
  return (designKind(design) === 'cards' ? OF_CARDS[kind] : undefined) ?? CHANGE_NAMES[kind]
}

const CHANGE_NAMES: Record<ChangeKind, MessageDescriptor> = {
  'pages-added': msg`pages added`,
  'pages-removed': msg`pages removed`,
  'pages-moved': msg`pages moved`,
  'photos-swapped': msg`photos swapped`,
  'photo-changed': msg`another photo`,
  'photo-moved': msg`photo moved to another page`,
  'photos-added': msg`photos added to the page`,
  'photos-removed': msg`photos removed`,
  'photo-cropped': msg`photo cropped or rotated`,
  'fit-changed': msg`photo placement changed`,
  'text-written': msg`text edited`,
  'text-styled': msg`text style changed`,
  'text-removed': msg`text removed`,
  'text-moved': msg`text moved`,
  'lock-changed': msg`lock changed`,
  'layout-changed': msg`page layout changed`,
  'gap-moved': msg`gap moved`,
  'background-changed': msg`background changed`,
  'copies-changed': msg`number of copies changed`,
  'calendar-changed': msg`calendar changed`,
  'page-changed': msg`page changed`,
  'pages-changed': msg`several pages changed`,
}

/** A card has sides. */
const OF_CARDS: Partial<Record<ChangeKind, MessageDescriptor>> = {
  'pages-added': msg`cards added`,
  'pages-removed': msg`cards removed`,
  'pages-moved': msg`cards moved`,
  'photo-moved': msg`photo moved to another card`,
  'photos-added': msg`photos added to the card`,
  'layout-changed': msg`side layout changed`,
  'page-changed': msg`side changed`,
  'pages-changed': msg`several sides changed`,
}
