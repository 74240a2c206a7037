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
    }
    throw fault
  }
}
