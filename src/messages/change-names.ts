import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeKind } from '../../domain/design/edits/change-kind.ts'

/** What a change is called after "Undone:" and "Done again:". */
export const CHANGE_NAMES: Record<ChangeKind, MessageDescriptor> = {
  'pages-added': msg`pages added`,
  'pages-removed': msg`pages taken out`,
  'pages-moved': msg`pages moved`,
  'photos-swapped': msg`photos swapped`,
  'photo-changed': msg`another photo`,
  'photo-moved': msg`photo moved to another page`,
  'photos-added': msg`photos put on the page`,
  'photos-removed': msg`photos taken off`,
  'photo-cropped': msg`photo cropped or turned`,
  'fit-changed': msg`photo placed otherwise`,
  'text-written': msg`text written`,
  'text-styled': msg`look of a text`,
  'text-removed': msg`text taken off`,
  'text-moved': msg`text moved`,
  'lock-changed': msg`lock changed`,
  'layout-changed': msg`page laid out anew`,
  'gap-moved': msg`gap moved`,
  'background-changed': msg`background changed`,
  'copies-changed': msg`number of copies changed`,
  'calendar-changed': msg`calendar changed`,
  'page-changed': msg`page changed`,
  'pages-changed': msg`several pages changed`,
}
