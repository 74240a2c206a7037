/**
 * One line of a specification, in our own short words, and the tests that show it.
 *
 * `shown`: a piece of the title of a test. Where one title stands for a table of cases (`%s`), `row` is the piece of the
 * same file that is this line's case. Several titles: each must be there.
 */
export interface SpecLine {
  readonly ref: string
  readonly line: string
  readonly shown: string | readonly string[]
  readonly row?: string
}

/** `ref, line, title, row?` of each line of one section. */
type Entry = readonly [line: string, shown: string | readonly string[], row?: string]

export function section(ref: string, entries: readonly Entry[]): readonly SpecLine[] {
  return entries.map(([line, shown, row]) => ({ ref, line, shown, ...(row === undefined ? {} : { row }) }))
}
