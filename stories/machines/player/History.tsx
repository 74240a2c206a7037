import { wordsOf } from './chart-graph.ts'
import { summaryOf } from './known-events.ts'
import styles from './MachinePlayer.module.css'
import type { Step } from './machine-run.ts'

interface HistoryProps {
  readonly began: string
  readonly steps: readonly Step[]
  /** Goes back to where so many steps were made. */
  onGo(count: number): void
}

/** What happened since the machine began; each line leads back to where it was then. */
export function History({ began, steps, onGo }: HistoryProps) {
  return (
    <section>
      <h2>History</h2>
      <ol className={styles['history']}>
        <li>
          <button type="button" onClick={() => onGo(0)}>
            begins in <b>{began}</b>
          </button>
        </li>
        {steps.map(({ event, states, isIdle }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is.
          <li key={at} data-idle={isIdle}>
            <button type="button" onClick={() => onGo(at + 1)}>
              {wordsOf(event.type)} <small>{summaryOf(event)}</small> → <b>{isIdle ? 'nothing changes' : states}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
