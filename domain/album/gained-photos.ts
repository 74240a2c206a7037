import type { Album, AlbumGroup } from './album.ts'

/**
 * Whether an album is another only by photos that came in, wherever they stand: nothing that was there has gone, moved, or is told
 * otherwise. Parts that nobody changed are the same objects, as `applyAlbumEdit` leaves them.
 */
export function onlyGainsPhotos(before: Album, after: Album): boolean {
  return (
    differsOnlyIn(before, after, ['groups', 'lastUpdateTime']) &&
    before.groups.length === after.groups.length &&
    before.groups.every((group, at) => {
      const now = after.groups[at]
      return now !== undefined && (group === now || gainsPhotos(group, now))
    })
  )
}

function gainsPhotos(before: AlbumGroup, after: AlbumGroup): boolean {
  return differsOnlyIn(before, after, ['photos']) && isWithin(before.photos, after.photos)
}

/** Whether all of these stand there too, in the same order. */
function isWithin<Item>(some: readonly Item[], all: readonly Item[]): boolean {
  let at = 0
  for (const item of all) {
    at += item === some[at] ? 1 : 0
  }
  return at === some.length
}

function differsOnlyIn<Thing extends object>(before: Thing, after: Thing, names: readonly (keyof Thing)[]): boolean {
  const known = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof Thing)[]
  return known.every((name) => names.includes(name) || before[name] === after[name])
}
