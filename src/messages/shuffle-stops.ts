import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShuffleStop } from '../../domain/design/change/shuffle-stop.ts'

/** Why Shuffle is grey. */
export const SHUFFLE_STOPS: Readonly<Record<ShuffleStop, MessageDescriptor>> = {
  cover: msg`Covers aren’t shuffled: choose a layout instead.`,
  'no-photos': msg`There is no photo here to shuffle.`,
  'over-fold': msg`A photo over the fold stays where it is.`,
  locked: msg`It is locked.`,
  'no-other': msg`There’s no other layout for it.`,
}
