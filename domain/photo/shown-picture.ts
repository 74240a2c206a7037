/** A shown picture that fails is tried so many times more (B§9; the specification keeps it as `maxRetries`). */
export const IMAGE_RETRIES = 1

/** A picture on a screen: how often it failed, and the specification's code for it: 0 fine, -1 load failure (A§3). */
export interface ShownPicture {
  readonly failures: number
  readonly errorCode: 0 | -1
}

export const FRESH_PICTURE: ShownPicture = { failures: 0, errorCode: 0 }

/** After the picture did not load. It is given up when all tries are spent. */
export function afterLoadFailure({ failures }: ShownPicture): ShownPicture {
  return { failures: failures + 1, errorCode: failures < IMAGE_RETRIES ? 0 : -1 }
}

/** What may be chosen: a photo whose picture cannot be shown is dropped from the choice, never from the album (A§8). */
export function choosable<Photo extends { readonly id: string }>(
  photos: readonly Photo[],
  unshowable: ReadonlySet<string>,
): readonly Photo[] {
  return photos.filter(({ id }) => !unshowable.has(id))
}
