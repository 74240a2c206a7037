import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageSource } from './coverage-source.ts'

/** `npm run glyphs`: notes what the shop's families can draw, for the phone and the shop (`domain/text/printable.ts`). */
const file = join(import.meta.dirname, '../../domain/text/glyph-coverage.ts')
writeFileSync(file, coverageSource())
