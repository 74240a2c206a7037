import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CoverStyle } from '../../../domain/cover-style.ts'

/** What the four covers of a look are called. */
export const COVER_NAMES: Record<CoverStyle, MessageDescriptor> = {
  edge: msg`Edge to edge`,
  framed: msg`Framed`,
  type: msg`Title only`,
  mosaic: msg`Mosaic`,
}
