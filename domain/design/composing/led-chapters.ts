import { mayLead } from '../../photo/photo.ts'
import { photoWeights } from '../../photo/photo-weight.ts'
import type { PlanRequest } from '../pages/photo-runs.ts'

type Entry = PlanRequest['photos'][number]

/** Of so many photos at the beginning of a chapter, and at the end of a book, one may be brought to the very beginning or end. */
const NEAR = 10

/** What a photo counts that does not fill a page: cut too far, or too few pixels. */
const SMALL = 0.4

/** Of a chapter, at most this share of its photos. */
const SHARE = 1 / 3

/**
 * Photos in their order, but that a chapter with a title, and the book, begin with the strongest of their first photos, and that
 * the book ends with the strongest of its last. A photo that fills no page begins nothing where one near it does, were it beyond the chapter's third. Nothing goes to another chapter; what may not lead (`mayLead`) leads nothing, as long
 * as there is another.
 */
export function ledChapters(
  entries: readonly Entry[],
  {
    groups,
    chosen = [],
    fills,
  }: Pick<PlanRequest, 'groups'> & {
    readonly chosen?: Parameters<typeof photoWeights>[1]
    /** Whether a photo is good for a page of its own. */
    readonly fills: (photo: Entry['photo']) => boolean
  },
): Entry[] {
  const weights = photoWeights(
    entries.map(({ photo }) => photo),
    chosen,
  )
  const weightOf = ({ photo }: Entry) => (weights.get(photo.id) ?? 0) * (fills(photo) ? 1 : SMALL)
  const strongest = (list: readonly Entry[]) =>
    list
      .filter(leads)
      .reduce<Entry | undefined>((best, entry) => (!best || weightOf(entry) > weightOf(best) ? entry : best), undefined)
  const led: Entry[] = []
  for (let from = 0; from < entries.length; ) {
    let to = from + 1
    while (entries[to]?.group === entries[from]?.group && to < entries.length) {
      to++
    }
    const own = entries.slice(from, to)
    const near = Math.min(NEAR, Math.floor(own.length * SHARE))
    const group = groups[own[0]?.group ?? -1]
    const opens = from === 0 || (group !== undefined && group.title !== '')
    const full = own.filter(({ photo }) => fills(photo))
    const first = opens
      ? (strongest(full.filter((entry) => own.indexOf(entry) < near)) ??
        strongest(full.filter((entry) => own.indexOf(entry) < NEAR)) ??
        strongest(own.slice(0, near)) ??
        own.find(leads))
      : undefined
    const end = own.slice(own.length - near).filter((entry) => entry !== first)
    const last =
      to === entries.length ? (strongest(end) ?? own.filter((entry) => entry !== first).findLast(leads)) : undefined
    const between = own.filter((entry) => entry !== first && entry !== last)
    led.push(...(first ? [first] : []), ...between, ...(last ? [last] : []))
    from = to
  }
  return led
}

function leads({ photo }: Entry): boolean {
  return mayLead(photo)
}
