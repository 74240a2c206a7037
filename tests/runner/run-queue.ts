/** What a queue needs to know of a step. */
export interface Queued {
  readonly name: string
  /** Steps that have to end before this one begins; one that is not in the queue is not waited for. */
  readonly after?: readonly string[]
}

/** Runs the steps in `slots` at a time: whichever slot is free takes the first step that may begin. Answers in the order of their ends. */
export async function runQueue<Step extends Queued, Ran>(
  steps: readonly Step[],
  slots: number,
  run: (step: Step) => Promise<Ran>,
): Promise<readonly Ran[]> {
  const waiting = [...steps]
  const running = new Map<string, Promise<void>>()
  const ended: Ran[] = []
  const isToEnd = (step: string) => running.has(step) || waiting.some(({ name }) => name === step)
  const mayBegin = ({ after = [] }: Step) => !after.some(isToEnd)

  const begin = (step: Step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const its = run(step)
      .then((ran) => {
        ended.push(ran)
      })
      .finally(() => running.delete(step.name))
    running.set(step.name, its)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < slots ? waiting.find(mayBegin) : undefined
    if (next) {
      begin(next)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(`steps wait for each other: ${waiting.map(({ name }) => name).join(', ')}`)
    }
  }
  return ended
}
