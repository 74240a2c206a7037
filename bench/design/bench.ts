import type { BenchTable } from '../report.ts'
import { fixedBookRows, freeBookRows, timeRows } from './book-rows.ts'
import { compositionRows } from './composition-rows.ts'
import { duplicateRows } from './dup-rows.ts'
import { exactnessRows, otherPagesRows, repaginationRows, shuffleRows, stabilityRows } from './edit-rows.ts'
import { faceRows } from './faces-rows.ts'
import { canvasRows, ceilingRows, evenRows, pageRows } from './page-rows.ts'
import { hashRows, kinsokuRows, lunarRows } from './words-rows.ts'

/** Automatic design against rows and templates, on seeded albums. */
export async function run(): Promise<BenchTable> {
  return {
    bench: 'design',
    rows: [
      ...timeRows(),
      ...(await compositionRows()),
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
      ...otherPagesRows(),
      ...kinsokuRows(),
      ...lunarRows(),
      ...(await hashRows()),
      ...(await faceRows()),
      ...(await duplicateRows()),
    ],
    notes: [
      'Peers are the real packages, given the best of 30 to 40 target row heights; templates choose the best of a library.',
      'Albums and events are synthetic and seeded, but for the rows that say real: photos of the folder that REAL_PHOTOS names, left out without one.',
      'Rows of compositions are held against the engine before the composer (decision 043), rows and templates, all looks together.',
      'Evenness of areas (area CV) is measured in books that the usual policy (margins, at most 6 % cut away) designs; coverage with no photo cut at all.',
    ],
  }
}
