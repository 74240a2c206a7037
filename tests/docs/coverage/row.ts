/**
 * One statement of a specification as this shop keeps it, and what proves it.
 *
 * `lived`: a journey, a browser test or a contract test drives it through the app or the wire. `ruled`: a unit test of a
 * function that production reaches. `decided`: it differs or is not done, for the reason of a decision; what is done
 * instead may have tests too. `by` are ids that stand in the titles of tests: `[A§5.resolution]`.
 */
export interface SpecRow {
  readonly ref: SpecRef
  readonly rule: string
  readonly held: HeldAs
  readonly by: readonly string[]
  /** Number of the file in docs/decisions. */
  readonly decision?: string
}

export type HeldAs = 'lived' | 'ruled' | 'decided'

export type SpecRef = `${'A' | 'B'}§${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`

type UnderNoSection = Omit<SpecRow, 'ref'>

export function lived(rule: string, ...by: readonly string[]): UnderNoSection {
  return { rule, held: 'lived', by }
}

export function ruled(rule: string, ...by: readonly string[]): UnderNoSection {
  return { rule, held: 'ruled', by }
}

export function decided(decision: string, rule: string, ...by: readonly string[]): UnderNoSection {
  return { rule, held: 'decided', decision, by }
}

export function section(ref: SpecRef, rows: readonly UnderNoSection[]): readonly SpecRow[] {
  return rows.map((row) => ({ ref, ...row }))
}
