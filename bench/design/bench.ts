import type { BenchTable } from '../report.ts'
import { fixedBookRows, freeBookRows, timeRows } from './book-rows.ts'
import { duplicateRows } from './dup-rows.ts'
import { exactnessRows, repaginationRows, shuffleRows, stabilityRows } from './edit-rows.ts'
import { faceRows } from './faces-rows.ts'
import { canvasRows, ceilingRows, evenRows, pageRows } from './page-rows.ts'

/** Automatic design against rows and templates, on seeded albums. Letters are the sections of the design note. */
export async function run(): Promise<BenchTable> {
  return {
    bench: 'design',
    rows: [
      ...timeRows(),
      ...pageRows(),
      ...ceilingRows(),
      ...evenRows(),
      ...freeBookRows(),
      ...fixedBookRows(),
      ...canvasRows(),
      ...shuffleRows(),
      ...stabilityRows(),
      ...repaginationRows(),
      ...exactnessRows(),
      ...(await faceRows()),
      ...(await duplicateRows()),
    ],
    notes: [
      'Peers are the real packages, given the best of 30 to 40 target row heights; templates choose the best of a library.',
      'Albums and events are synthetic and seeded.',
    ],
  }
}
