import type { AnyMachineSnapshot } from 'xstate'
import styles from './MachinePlayer.module.css'

interface MemoryProps {
  readonly snapshot: AnyMachineSnapshot
  readonly remembers: (context: unknown) => Readonly<Record<string, unknown>>
}

/** What the machine remembers: in words what matters, and whole. */
export function Memory({ snapshot, remembers }: MemoryProps) {
  const words = Object.entries(remembers(snapshot.context)).filter(([, value]) => value !== null && value !== undefined)
  const tags = [...snapshot.tags].map(String).join(', ')
  return (
    <section>
      <h2>Remembers</h2>
      <dl className={styles['memory']}>
        {[...(tags ? [['tells the views', tags] as const] : []), ...words].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>Whole context</summary>
        <Whole context={snapshot.context} />
      </details>
    </section>
  )
}

function Whole({ context }: { readonly context: unknown }) {
  return <pre>{JSON.stringify(context, null, 1).slice(0, 20_000)}</pre>
}
