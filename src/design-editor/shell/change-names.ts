import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ChangeKind } from '../../../domain/editing/change-between.ts'

/** What a change is called after "Undone:" and "Done again:". */
export const CHANGE_NAMES: Record<ChangeKind, MessageDescriptor> = {
  'pages-added': msg`pages added`,
  'pages-removed': msg`pages taken out`,
  'photos-swapped': msg`photos swapped`,
  'photo-changed': msg`another photo`,
  'photos-added': msg`photos put on the page`,
  'photos-removed': msg`photos taken off`,
  'photo-cropped': msg`photo cropped or turned`,
  'text-written': msg`text written`,
  'lock-changed': msg`lock changed`,
  'layout-changed': msg`page laid out anew`,
  'calendar-changed': msg`calendar changed`,
}
