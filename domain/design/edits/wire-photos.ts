import { z } from 'zod'
import { idOf } from '../../fields.ts'
import type { PhotoId } from '../../ids.ts'
import type { WireEditInput } from './edit-definition.ts'

/** Photos that an edit names. */
export const photoIds = z.array(idOf<PhotoId>()).max(2000).readonly()

/** The photos of these addresses or ids; `undefined` when the album lacks one of them. */
export function namedPhotos(
  { photoNamed }: Pick<WireEditInput, 'photoNamed'>,
  names: readonly string[] | undefined,
): PhotoId[] | undefined {
  const photos = (names ?? []).map(photoNamed)
  return photos.every((photo) => photo !== undefined) ? photos : undefined
}
