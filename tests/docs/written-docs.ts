import { z } from 'zod'
import { themeFileField } from '../../domain/calls/theme-file-fields.ts'
import { callBook } from './call-book.ts'
import { callLists } from './call-lists.ts'
import { coveragePage } from './coverage.ts'

/** Every file that is written from the source, and what must stand in it. */
export function writtenDocs(): Readonly<Record<string, string>> {
  const lists = callLists()
  return {
    'docs/calls.md': callBook(lists),
    'docs/coverage.md': coveragePage(),
    'docs/theme.schema.json': `${JSON.stringify(themeFileSchema(), null, 2)}\n`,
  }
}

/** What a theme file holds, for editors that check while one types. */
function themeFileSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(themeFileField, { reused: 'ref' })
  return { $schema, title: 'Keepsake theme', ...schema }
}
