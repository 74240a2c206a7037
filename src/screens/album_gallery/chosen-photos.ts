import { asId, type PhotoId } from '../../../domain/ids.ts'
import { type PhotoBounds, photoBounds } from '../../../domain/order/photo-count.ts'

/** How many photos may be chosen: as many as may be ordered (A§5 "Photo count"), at least one. */
export function photoRange(product: Parameters<typeof photoBounds>[0]): PhotoBounds {
  const { min, max } = photoBounds(product)
  return { min: Math.max(1, min), max }
}

/** The photos that an address names, in its order. */
export function photosOfAddress(named: string): readonly PhotoId[] {
  return named
    .split(',')
    .filter(Boolean)
    .map((name) => asId<PhotoId>(name))
}

/** A tap on a photo: chosen or let go. A product of one photo changes it at once; a full choice takes no more. */
export function toggled(chosen: readonly PhotoId[], id: PhotoId, max: number): readonly PhotoId[] {
  if (chosen.includes(id)) {
    return chosen.filter((other) => other !== id)
  }
  if (max === 1) {
    return [id]
  }
  return chosen.length < max ? [...chosen, id] : chosen
}

/**
 * Photos that have just come are what the shopper wants: they are chosen while there is room.
 *
 * `came` are all that came in this visit, in the order of the pick: the chosen ones among them stand in that order,
 * whichever was faster.
 */
export function withNewPhotos(
  chosen: readonly PhotoId[],
  fresh: readonly PhotoId[],
  came: readonly PhotoId[],
  max: number,
): readonly PhotoId[] {
  const added = fresh.filter((id) => !chosen.includes(id))
  if (added.length === 0) {
    return chosen
  }
  if (max === 1) {
    return added.slice(-1)
  }
  const all = [...chosen, ...added]
  const inOrder = came.filter((id) => all.includes(id))
  return all.map((id) => (came.includes(id) ? (inOrder.shift() ?? id) : id)).slice(0, max)
}

/** Everything is wanted, as far as there is room: what was chosen keeps its place, the others follow in album order. */
export function withOthers(chosen: readonly PhotoId[], all: readonly PhotoId[], max: number): readonly PhotoId[] {
  return [...chosen, ...all.filter((id) => !chosen.includes(id))].slice(0, max)
}

/** Megabytes as people say them: with one decimal below ten. */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000
  return size >= 10 ? String(Math.round(size)) : String(Math.round(size * 10) / 10)
}
