/** What a row's floor and goal are compared with, and which way is better. */
export interface Bar {
  readonly measure: 'value' | 'ratio'
  readonly better: 'less' | 'more'
  /** Missing it is a defect. Absent: the row is shown for comparison. */
  readonly floor?: number
  /** What the field has not seen. */
  readonly goal?: number
}

export interface BenchRow {
  readonly row: string
  readonly value: number
  readonly unit: string
  /** What the value is held against: a limit of the machine or the best peer, measured in the same run. */
  readonly limit?: number
  /** What was measured as the limit. */
  readonly peer?: string
  /** `value / limit`. */
  readonly ratio?: number
  readonly floor?: number
  readonly goal?: number
  /** Whether floor and goal speak of the value or of the ratio. */
  readonly measure: Bar['measure']
  readonly better: Bar['better']
  /** The floor holds. */
  readonly ok: boolean
}

export interface BenchTable {
  readonly bench: string
  readonly rows: readonly BenchRow[]
  /** Sentences about the conditions of the run. */
  readonly notes?: readonly string[]
}

/** Whether a part of a bench is to be measured. */
export type Wanted = (part: string) => boolean

/** What every `bench/<name>/bench.ts` exports as `run`; one with parts that can be measured alone exports their names as `parts`. */
export type RunBench = (wanted: Wanted) => Promise<BenchTable>

export interface Measured {
  readonly row: string
  readonly value: number
  readonly unit: string
  readonly limit?: number
  readonly peer?: string
}

/** A row with its verdict. */
export function benchRow(measured: Measured, bar: Bar): BenchRow {
  const ratio = measured.limit === undefined ? undefined : measured.value / measured.limit
  const held = bar.measure === 'value' ? measured.value : ratio
  const { floor, better } = bar
  const meets = held !== undefined && floor !== undefined && (better === 'less' ? held <= floor : held >= floor)
  return {
    ...measured,
    ...(ratio === undefined ? {} : { ratio }),
    ...(floor === undefined ? {} : { floor }),
    ...(bar.goal === undefined ? {} : { goal: bar.goal }),
    measure: bar.measure,
    better,
    ok: floor === undefined || meets,
  }
}

/** A row that is only shown. */
export function shownRow(measured: Measured): BenchRow {
  return benchRow(measured, { measure: 'value', better: 'less' })
}

/** The table as text, one line a row. */
export function tableText({ bench, rows, notes = [] }: BenchTable): string {
  const head = ['row', 'value', 'unit', 'limit / peer', 'ratio', 'floor', 'goal', 'ok']
  const lines = rows.map((row) => [
    row.row,
    short(row.value),
    row.unit,
    [short(row.limit), row.peer].filter((text) => text !== undefined && text !== '').join(' '),
    short(row.ratio),
    barText(row, row.floor),
    barText(row, row.goal),
    row.floor === undefined ? '' : row.ok ? 'ok' : 'MISSED',
  ])
  const widths = head.map((title, at) => Math.max(title.length, ...lines.map((line) => line[at]?.length ?? 0)))
  const text = (line: readonly string[]) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd()
  return [`# ${bench}`, text(head), text(widths.map((width) => '-'.repeat(width))), ...lines.map(text), ...notes].join(
    '\n',
  )
}

function barText(row: BenchRow, bar: number | undefined): string {
  return bar === undefined
    ? ''
    : `${row.better === 'less' ? '<=' : '>='} ${short(bar)}${row.measure === 'ratio' ? ' x' : ''}`
}

/** Four meaningful digits. */
function short(value: number | undefined): string {
  return value === undefined ? '' : String(Number(value.toPrecision(4)))
}

/** The middle value: noisy machines lie less in it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** The value below which `share` of all values lie. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
}
