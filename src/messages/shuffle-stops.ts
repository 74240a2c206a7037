import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShuffleStop } from '../../domain/design/change/shuffle-stop.ts'

/** Why Shuffle is grey. */
export const SHUFFLE_STOPS: Readonly<Record<ShuffleStop, MessageDescriptor>> = {
  cover: msg`A cover is laid out by its own choices.`,
  'no-photos': msg`There is no photo here to shuffle.`,
  'over-fold': msg`A photo over the fold stays where it is.`,
  locked: msg`It is locked.`,
  'no-other': msg`There is no other way to lay it out.`,
}
