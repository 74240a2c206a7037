import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DESIGN_VERSION } from './design.ts'
import { openDesign } from './version.ts'

/** Designs as they were stored by each version, never edited. A new version adds its file. */
function kept(version: number): Record<string, unknown> {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'kept', `designs.v${version}.json`), 'utf8'))
}

const VERSIONS = Array.from({ length: DESIGN_VERSION }, (_, before) => before + 1)

describe('a stored design is opened, whatever version stored it', () => {
  test.each(VERSIONS)('version %i', (version) => {
    const names = ['book', 'cards', 'frames', 'calendar']
    const opened = names.map((name) => openDesign(kept(version)[name]))
    const newest = names.map((name) => kept(DESIGN_VERSION)[name])
    expect(opened).toEqual(newest)
  })

  test('what this version cannot read is a fault, not half a design', () => {
    const { book } = kept(1)
    const later = { ...(book as object), version: DESIGN_VERSION + 1 }
    const unknown = { ...(book as object), font: 'lora' }
    expect(() => openDesign(later)).toThrow(`a design of version ${DESIGN_VERSION + 1} was stored`)
    expect(() => openDesign(unknown)).toThrow('font')
    expect(() => openDesign(null)).toThrow()
  })
})
