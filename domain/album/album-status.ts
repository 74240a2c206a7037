/** What the rules of an album look at in one group. */
export interface GroupFacts {
  readonly title: string
  readonly description: string
  readonly photoCount: number
}

/** A photo of an album on its way: safe in the storage, or valid so far and without an error (A§3, A§4). */
export interface PhotoUploadState {
  readonly uploadValid: boolean
  readonly isSave: boolean
}

/** Whether an album is complete: every photo is valid or saved, and every cover has a picture (A§4). */
export function isAlbumComplete(
  photos: readonly PhotoUploadState[],
  covers: readonly { readonly url: string }[],
): boolean {
  return photos.every((photo) => photo.uploadValid || photo.isSave) && covers.every((cover) => cover.url !== '')
}

/** How an album looks whose groups the merchant has closed, by the number of covers and whether they are chosen. */
export type AlbumGroupStatus =
  | 'closed-one-cover'
  | 'closed-one-uncover'
  | 'closed-more-cover'
  | 'closed-more-uncover'
  | 'default'

/** The status of an album's groups (A§4; names as strings, readings 20). `covers`: chosen ones of `coverCount`. */
export function albumGroupStatus(of: {
  readonly closeAlbumGroup: boolean
  readonly coverCount: number
  readonly covers: number
}): AlbumGroupStatus {
  if (!of.closeAlbumGroup) {
    return 'default'
  }
  const covered = of.covers >= of.coverCount
  if (of.coverCount > 1) {
    return covered ? 'closed-more-cover' : 'closed-more-uncover'
  }
  return covered ? 'closed-one-cover' : 'closed-one-uncover'
}

/** How far an album of a fixed number of pages is filled, for the words above it. */
export type PageScenario =
  | 'no-group'
  | 'one-group-empty'
  | 'one-group-filled'
  | 'one-group-more-pages-empty'
  | 'one-group-more-pages-filled'
  | 'several-groups'

/** The page-count scenarios of fixed-page albums (A§4). A product of more than two pages has "more pages". */
export function pageScenario(groups: readonly GroupFacts[], pages: number): PageScenario {
  const [only, ...others] = groups
  if (!only) {
    return 'no-group'
  }
  if (others.length > 0) {
    return 'several-groups'
  }
  const filled = only.photoCount > 0
  if (pages > 2) {
    return filled ? 'one-group-more-pages-filled' : 'one-group-more-pages-empty'
  }
  return filled ? 'one-group-filled' : 'one-group-empty'
}

/**
 * Whether a group counts as empty (A§5). Where the number of pages is bought beforehand (orders of other platforms, and
 * products of fixed pages) a title or a text alone fills it; elsewhere only photos do. A page takes photos everywhere
 * (decision 088).
 */
export function isGroupEmpty(
  group: GroupFacts,
  where: { readonly ecommerce: boolean; readonly fixedPages: boolean },
): boolean {
  if (group.photoCount > 0) {
    return false
  }
  const worded = group.title.trim() !== '' || group.description.trim() !== ''
  return !(worded && (where.ecommerce || where.fixedPages))
}
