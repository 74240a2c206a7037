import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DRAFT_VERSION, openDraft } from './draft.ts'

/** A draft as it lay on phones in each version, never edited. A new version adds its file. */
function kept(version: number): Record<string, unknown> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'kept', `draft.v${version}.json`), 'utf8'))
}

const VERSIONS = Array.from({ length: DRAFT_VERSION }, (_, before) => before + 1)

test.each(VERSIONS)('a draft that lay on a phone is opened, whatever version kept it (%i)', (version) => {
  expect(openDraft(kept(version))).toEqual(kept(DRAFT_VERSION))
})

test('a draft whose ops had their action beside their stroke is opened', () => {
  const { outbox, ...draft } = kept(1)
  const both = (outbox as { stroke: string }[]).map((op) => ({ ...op, action: op.stroke }))
  expect(openDraft({ ...draft, outbox: both })).toEqual(kept(2))
})
