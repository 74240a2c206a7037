import { createHash } from 'node:crypto'
import type { Design } from '../../domain/design/design.ts'
import type { Pages } from './journal.ts'

/** A hash for every page, the same in whatever order a database or a reply holds the fields. */
export function pageHashes(pages: Design['pages']): Pages {
  return Object.fromEntries(
    pages.map((page) => [page.id, createHash('sha256').update(JSON.stringify(page, inOrder)).digest('base64url')]),
  )
}

function inOrder(_: string, value: unknown): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isRecord ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
}
