import { createHash, randomBytes } from 'node:crypto'
import type { puzzleFields } from '../../domain/calls/account.ts'
import { beginsWithZeros, PUZZLE_SECONDS, type Puzzle, puzzleText } from '../../domain/login/puzzle.ts'
import type { EpochMs } from '../../domain/units.ts'
import type { Secrets } from '../base/secrets.ts'
import type { Db } from '../db/db.ts'
import { createLimitStore } from '../stores/limits.store.ts'

export type Solution = { readonly [Name in keyof typeof puzzleFields]?: string | undefined }

/** A puzzle for whoever asks for a code for `to`; what it says is signed, so that nothing of it is kept. */
export function newPuzzle(secrets: Secrets, to: string, bits: number, now: EpochMs): Puzzle {
  const stated = `${now + PUZZLE_SECONDS * 1000}.${bits}.${randomBytes(9).toString('base64url')}`
  return { puzzle: `${stated}.${secrets.sign('puzzle', `${to}/${stated}`)}`, bits }
}

/** Whether a puzzle of ours for `to` was solved in time. A solution is taken once. */
export async function isSolved(
  { db, secrets, now }: { readonly db: Db; readonly secrets: Secrets; readonly now: EpochMs },
  to: string,
  { puzzle, solution }: Solution,
): Promise<boolean> {
  const [until = '', bits = '', random = '', signature = ''] = (puzzle ?? '').split('.')
  const isOurs = secrets.verify('puzzle', `${to}/${until}.${bits}.${random}`, signature)
  if (!isOurs || puzzle === undefined || solution === undefined || Number(until) <= now) {
    return false
  }
  const hash = createHash('sha256').update(puzzleText(puzzle, solution)).digest()
  return (
    beginsWithZeros(hash, Number(bits)) &&
    (await createLimitStore(db).countUp(`puzzle/${signature}`, PUZZLE_SECONDS, now)).count === 1
  )
}
