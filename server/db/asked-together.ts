import type { Db } from './db.ts'

interface Waiting<Key, Answer> {
  readonly key: Key
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

/**
 * Asks for all that is wanted in one turn of this process with one question: a busy node spends more on a question and its
 * way than on what is in it. The question begins after the last of them came, so that nobody is told what was before.
 *
 * `ask` answers the keys in their order.
 */
export function askedTogether<Key, Answer>(
  ask: (db: Db, keys: readonly Key[]) => Promise<readonly Answer[]>,
): (db: Db, key: Key) => Promise<Answer> {
  const turns = new WeakMap<Db, Waiting<Key, Answer>[]>()
  const send = async (db: Db, turn: readonly Waiting<Key, Answer>[]) => {
    turns.delete(db)
    try {
      const answers = await ask(
        db,
        turn.map(({ key }) => key),
      )
      for (const [at, { resolve }] of turn.entries()) {
        resolve(answers[at] as Answer)
      }
    } catch (error) {
      for (const { reject } of turn) {
        reject(error)
      }
    }
  }
  return (db, key) =>
    new Promise((resolve, reject) => {
      const turn = turns.get(db)
      if (turn) {
        turn.push({ key, resolve, reject })
      } else {
        const begun = [{ key, resolve, reject }]
        turns.set(db, begun)
        setImmediate(() => void send(db, begun))
      }
    })
}
