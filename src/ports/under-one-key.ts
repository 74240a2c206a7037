import { newId } from '../lib/new-id.ts'
import { RequestRefused } from './reading-faults.ts'

/** Changes whose answer did not come, with the key under which each was sent. */
const unanswered = new Map<string, string>()

/**
 * Makes a change under a key of its own. One that is asked for again because its answer was lost has the key of before, so that it
 * is made once. `change` tells it from every other: what it does, to what, and with what.
 *
 * @throws what `act` throws.
 */
export async function underOneKey<Answer>(
  change: readonly unknown[],
  act: (opid: string) => Promise<Answer>,
): Promise<Answer> {
  const name = JSON.stringify(change)
  const opid = unanswered.get(name) ?? newId()
  unanswered.set(name, opid)
  try {
    const answer = await act(opid)
    unanswered.delete(name)
    return answer
  } catch (fault) {
    if (fault instanceof RequestRefused) {
      // A "no" is an answer: what is asked for from now on is another change.
      unanswered.delete(name)
    } else {
      // What was seen while it was on its way tells nothing of it.
      unanswered.set(name, opid)
    }
    throw fault
  }
}

/**
 * The shopper has seen what became of changes of this kind, the first word of each: whoever asks for one again means another. The
 * shop would answer with the first one for a day, though what it made has been taken away since.
 */
export function forgetUnanswered(kind: string): void {
  for (const name of unanswered.keys()) {
    if (JSON.parse(name)[0] === kind) {
      unanswered.delete(name)
    }
  }
}
