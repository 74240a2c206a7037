import type { EpochMs } from '../../domain/units.ts'

/** A row as the domain sees it: its moments are numbers. */
export type InDomain<Row> = {
  readonly [Name in keyof Row]: Row[Name] extends Date
    ? EpochMs
    : Row[Name] extends Date | null
      ? EpochMs | Extract<Row[Name], null>
      : Row[Name]
}

export function inDomain<Row extends object>(row: Row): InDomain<Row> {
  const fields = Object.entries(row).map(([name, value]) => [name, value instanceof Date ? value.getTime() : value])
  return Object.fromEntries(fields) as InDomain<Row>
}

/** Moments as the database takes them; what is absent stays absent. */
export function asDates<Name extends string>(
  moments: Readonly<Partial<Record<Name, EpochMs | null>>>,
): Partial<Record<Name, Date | null>> {
  const fields = Object.entries<EpochMs | null | undefined>(moments).map(([name, at]) => [
    name,
    at === undefined || at === null ? at : new Date(at),
  ])
  return Object.fromEntries(fields)
}
