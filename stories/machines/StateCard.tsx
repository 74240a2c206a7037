import { useSelector } from '@xstate/react'
import type { AnyActor, AnyMachineSnapshot } from 'xstate'
import styles from './StateCard.module.css'

interface StateCardProps {
  readonly actor: AnyActor
  /** What of its memory matters in this state, in words. */
  readonly remembers: Readonly<Record<string, unknown>>
}

/** One state of a machine as it stands: what is true, what it tells the views, what may happen next. */
export function StateCard({ actor, remembers }: StateCardProps) {
  const snapshot = useSelector(actor, (now: AnyMachineSnapshot) => now)
  const leaves = snapshot._nodes.filter((node) => Object.keys(node.states).length === 0)
  const requests = [...new Set(snapshot._nodes.flatMap((node) => node.ownEvents))].filter(
    (type) => !type.startsWith('xstate.'),
  )
  const tags = [...snapshot.tags].map(String)
  const memory = Object.entries(remembers).filter(([, value]) => value !== null && value !== undefined)
  return (
    <main className={styles['card']}>
      <header>
        <p className={styles['machine']}>{snapshot.machine.id}</p>
        <h1>{leaves.map((node) => node.key).join(', ')}</h1>
      </header>
      <ul className={styles['states']}>
        {leaves.map((node) => (
          <li key={node.id} className={styles['state']}>
            <p className={styles['path']}>{node.path.join(' / ')}</p>
            <p>{node.description}</p>
          </li>
        ))}
      </ul>
      <Words title="Tells the views" words={tags} />
      <Words title="May happen next" words={requests} />
      {memory.length > 0 ? (
        <section>
          <h2>Remembers</h2>
          <dl className={styles['memory']}>
            {memory.map(([name, value]) => (
              <Memory key={name} name={name} value={value} />
            ))}
          </dl>
        </section>
      ) : null}
    </main>
  )
}

function Memory({ name, value }: { readonly name: string; readonly value: unknown }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
    </>
  )
}

function Words({ title, words }: { readonly title: string; readonly words: readonly string[] }) {
  if (words.length === 0) {
    return null
  }
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles['words']}>
        {words.map((word) => (
          <li key={word} className={styles['word']}>
            {word}
          </li>
        ))}
      </ul>
    </section>
  )
}
