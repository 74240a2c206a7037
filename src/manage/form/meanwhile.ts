import { sameValue } from '../../../domain/same-value.ts'
import { type Path, withValue } from './draft.ts'

/** A field that was changed here and by somebody else, each to something of its own. */
export interface Differing {
  readonly path: Path
  readonly theirs: unknown
}

export interface Merged {
  /** What was typed, with what others changed elsewhere; where both did, what was typed. */
  readonly value: unknown
  /** What only others changed. */
  readonly taken: readonly Path[]
  readonly differing: readonly Differing[]
}

/** A draft that began from `base`, over what stands in the shop by now. */
export function mergeDraft(base: unknown, mine: unknown, theirs: unknown): Merged {
  const found = compare([], base, mine, theirs)
  const taken = found.filter(({ isTaken }) => isTaken)
  return {
    value: taken.reduce<unknown>((value, { path, theirs: next }) => withValue(value, path, next), mine),
    taken: taken.map(({ path }) => path),
    differing: found.filter(({ isTaken }) => !isTaken).map(({ path, theirs: other }) => ({ path, theirs: other })),
  }
}

type Found = Differing & { readonly isTaken: boolean }

function compare(path: Path, base: unknown, mine: unknown, theirs: unknown): readonly Found[] {
  if (sameValue(base, theirs) || sameValue(mine, theirs)) {
    return []
  }
  const steps = stepsInside(base, mine, theirs)
  if (steps) {
    return steps.flatMap((step) => compare([...path, step], at(base, step), at(mine, step), at(theirs, step)))
  }
  return [{ path, theirs, isTaken: sameValue(base, mine) }]
}

const at = (value: unknown, step: string | number): unknown => Reflect.get(Object(value), step)

/** Where three values have places in common; undefined: they are compared as a whole. */
function stepsInside(...values: readonly unknown[]): readonly (string | number)[] | undefined {
  if (values.every(isFields)) {
    return [...new Set(values.flatMap((value) => Object.keys(value)))]
  }
  // A list whose things moved, came or went is one thing: its places mean something else by now.
  const [first, ...others] = values.map(idsOf)
  return first && others.every((ids) => sameValue(ids, first)) ? first.map((_, step) => step) : undefined
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function idsOf(value: unknown): readonly unknown[] | undefined {
  const ids = Array.isArray(value) ? value.map((one) => (isFields(one) ? one['id'] : undefined)) : [undefined]
  return ids.includes(undefined) ? undefined : ids
}
