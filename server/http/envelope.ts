import { createHash } from 'node:crypto'
import { invariant } from '../../domain/never.ts'
import type { EpochMs } from '../../domain/units.ts'
import { type Answer, type RefusedAnswer, refuse, type StoredReply } from '../base/answer.ts'
import type { Db } from '../db/db.ts'
import { createIdempotencyStore } from '../stores/idempotency.store.ts'

/** One intended change. */
export interface ChangeRequest {
  /** Whose: `mchid/uid`, or `mchid/device` before signing in. */
  readonly who: string
  readonly call: string
  /** Absent: nothing is stored, the change acts whenever it comes. */
  readonly opid: string | undefined
  /**
   * The key was made of the content (`derivedOpid`): its answer stands for so many ms, then the same is meant anew. What
   * was refused is not kept, as who asks once more cannot say that the cause is gone.
   */
  readonly sameFor?: number
  readonly content: unknown
  readonly now: EpochMs
}

/** Carries a refusal out of a transaction so that everything the handler wrote is rolled back. */
class RolledBack extends Error {
  readonly refused: RefusedAnswer
  constructor(refused: RefusedAnswer) {
    super(refused.reason)
    this.refused = refused
  }
}

/**
 * Runs `act` once for one key and remembers its answer: in the same transaction when it acted, right after what it had
 * written is undone when it refused, unless the key was made of the content.
 *
 * A repetition that comes while the first is still acting waits for it. The same key with other content is refused.
 * A fault rolls everything back, so the key is free for another try.
 */
export async function throughEnvelope(
  db: Db,
  change: ChangeRequest,
  act: (tx: Db) => Promise<Answer<unknown>>,
): Promise<Answer<unknown>> {
  const { who, call, opid, now, sameFor } = change
  if (opid === undefined) {
    return await undoneWhenRefused(db, act)
  }
  const contentHash = hashOf(change.content)
  const key = { who, call, opid }
  /** Takes the key, or gives the answer that whoever took it before has left. */
  const take = async (tx: Db, reply: StoredReply | null): Promise<StoredReply | undefined> => {
    const store = createIdempotencyStore(tx)
    if (await store.take(key, { contentHash, reply }, now)) {
      return undefined
    }
    if (sameFor !== undefined && (await store.takeOver(key, now, now - sameFor))) {
      return undefined
    }
    const first = await store.find(key)
    invariant(first?.reply, 'a key that is taken has its answer')
    return first.contentHash === contentHash ? first.reply : refuse('opid-reused')
  }
  let replayed = false
  const answer = await undoneWhenRefused(db, async (tx) => {
    const known = await take(tx, null)
    if (known) {
      replayed = true
      return known
    }
    const reply = await act(tx)
    if (reply.kind === 'answered') {
      await createIdempotencyStore(tx).keep(key, reply)
    }
    return reply
  })
  // A refusal has undone everything, the key too, so it is stored now. Whoever acted with the same key in between was
  // first: everybody gets his answer.
  const keeps = answer.kind === 'refused' && !replayed && sameFor === undefined
  return keeps ? ((await take(db, answer)) ?? answer) : answer
}

/** A transaction that a refusal undoes. */
async function undoneWhenRefused(db: Db, act: (tx: Db) => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  try {
    return await db.transaction(async (tx) => {
      const answer = await act(tx)
      if (answer.kind === 'refused') {
        throw new RolledBack(answer)
      }
      return answer
    })
  } catch (error) {
    if (error instanceof RolledBack) {
      return error.refused
    }
    throw error
  }
}

/** The key of a change that came without one: the same caller, call and content have the same. */
export function derivedOpid(content: unknown): string {
  return `d${hashOf(content)}`
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}
