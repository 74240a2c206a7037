import { z } from 'zod'
import { themeFileField } from '../../domain/calls/theme-file-fields.ts'
import { callBook } from './call-book.ts'
import { callLists } from './call-lists.ts'
import { coveragePage, coveredLines } from './coverage.ts'
import { reasonsOf } from './reasons.ts'

/** Every file that is written from the source, and what must stand in it. */
export function writtenDocs(): Readonly<Record<string, string>> {
  const lists = callLists()
  const reasons = reasonsOf(lists.flatMap(({ routes }) => routes))
  return {
    'docs/calls.md': callBook(lists, reasons),
    'docs/coverage.md': coveragePage(coveredLines()),
    'docs/theme.schema.json': `${JSON.stringify(themeFileSchema(), null, 2)}\n`,
    'server/http/call-reasons.ts': reasonTable(reasons),
  }
}

/** What a theme file holds, for editors that check while one types. */
function themeFileSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(themeFileField, { reused: 'ref' })
  return { $schema, title: 'Keepsake theme', ...schema }
}

const LINE = 120

function reasonTable(reasons: ReturnType<typeof reasonsOf>): string {
  const entries = Object.entries(reasons).map(([path, list]) => {
    const names = list.map((reason) => `'${reason}'`)
    const short = `  '${path}': [${names.join(', ')}],`
    return short.length <= LINE ? short : `  '${path}': [\n${filledLines(names).join('\n')}\n  ],`
  })
  return `import type { Reason } from '../../domain/refusals/refusals.ts'

/** Why each call may be refused, by its path. Written by \`npm run docs\` from the source; a test holds it to it. */
// biome-ignore format: as many reasons a line as it holds
export const CALL_REASONS: Readonly<Record<string, readonly Reason[]>> = {
${entries.join('\n')}
}
`
}

/** As many names a line as it holds. */
function filledLines(names: readonly string[]): readonly string[] {
  const lines: string[] = []
  for (const name of names) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${name},`.length <= LINE) {
      lines[lines.length - 1] = `${last} ${name},`
    } else {
      lines.push(`    ${name},`)
    }
  }
  return lines
}
