import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeBytes } from '../../tests/bytes/route-bytes.ts'
import { type BenchRow, benchRow } from '../report.ts'

const LIMITS = join(import.meta.dirname, '..', '..', 'tests', 'bytes', 'limits.json')

/** The heaviest screens and those that are opened first, against the limits that `npm run bytes` holds for every route. */
const SHOWN = new Map<string, number | undefined>([
  ['index', 90],
  ['prod_details', undefined],
  ['album_detail', undefined],
  ['theme_preview', undefined],
])

export function byteRows(): BenchRow[] {
  const limits = JSON.parse(readFileSync(LIMITS, 'utf8')) as Record<string, { readonly script: number }>
  return routeBytes().flatMap(({ route, script }) => {
    const goal = SHOWN.get(route)
    const floor = limits[route]?.script
    return SHOWN.has(route) && floor !== undefined
      ? benchRow(
          { row: `script before ${route} is shown, gzip`, value: script, unit: 'kB' },
          { measure: 'value', better: 'less', floor, ...(goal === undefined ? {} : { goal }) },
        )
      : []
  })
}
