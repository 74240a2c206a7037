import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageSource, printedSource } from './coverage-source.ts'

/** `npm run glyphs`: notes what the shop's families can draw, for the phone and the shop (`domain/text/printable.ts`). */
const folder = join(import.meta.dirname, '../../domain/text')
writeFileSync(join(folder, 'glyph-coverage.ts'), coverageSource())
writeFileSync(join(folder, 'printed-characters.ts'), printedSource())
