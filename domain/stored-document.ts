import { z } from 'zod'

/**
 * How a kind of document is opened that was stored some time ago, perhaps by an older version of the shop.
 *
 * `upgrades[0]` makes version 2 of version 1, and so on: as many as there are versions before `V`. One that was released is
 * never edited; each has a kept file that a test opens.
 */
export interface StoredDocument<T, V extends number> {
  readonly name: string
  readonly version: V
  readonly schema: z.ZodType<T>
  readonly upgrades: UpgradesTo<V>
}

/** A document of one version as one of the next. It is read as it was written, so nothing is known of its type. */
type Upgrade = (stored: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

type UpgradesTo<V extends number, Before extends readonly Upgrade[] = readonly []> = [
  ...Before,
  Upgrade,
]['length'] extends V
  ? Before
  : UpgradesTo<V, readonly [...Before, Upgrade]>

/** Says its own version; before documents did so, they were of the first. */
const versioned = z.looseObject({ version: z.number().int().min(1).default(1) })

/**
 * The document as this version of the shop writes it.
 *
 * @throws Error when it is none, or of a later version than this code knows.
 */
export function openStored<T, V extends number>(
  stored: unknown,
  { name, version, schema, upgrades }: StoredDocument<T, V>,
): T {
  const found = versioned.parse(stored)
  if (found.version > version) {
    throw new Error(`a ${name} of version ${found.version} was stored, and ${version} is the newest that is known`)
  }
  const steps: readonly Upgrade[] = upgrades
  return schema.parse(
    steps.slice(found.version - 1).reduce<Readonly<Record<string, unknown>>>((old, upgrade) => upgrade(old), found),
  )
}
