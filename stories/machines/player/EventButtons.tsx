import { useState } from 'react'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { wordsOf } from './chart-graph.ts'
import { choicesOf, summaryOf } from './known-events.ts'
import styles from './MachinePlayer.module.css'
import { offeredTypes } from './machine-run.ts'
import { PayloadForm } from './PayloadForm.tsx'

interface EventButtonsProps {
  readonly machineId: string
  readonly snapshot: AnyMachineSnapshot
  onSend(event: AnyEventObject): void
}

/** What the machine takes where it stands: events of the shopper, and answers of the ports that it asks. */
export function EventButtons({ machineId, snapshot, onSend }: EventButtonsProps) {
  const types = snapshot.status === 'active' ? offeredTypes(snapshot) : []
  const ports = types.filter((type) => type.startsWith('xstate.'))
  const events = types.filter((type) => !type.startsWith('xstate.'))
  return (
    <>
      <Group
        title="Ports that wait for an answer"
        none="No port is asked."
        {...{ types: ports, machineId, snapshot, onSend }}
      />
      <Group title="Events" none="It takes no event any more." {...{ types: events, machineId, snapshot, onSend }} />
    </>
  )
}

interface GroupProps extends EventButtonsProps {
  readonly title: string
  readonly none: string
  readonly types: readonly string[]
}

function Group({ title, none, types, machineId, snapshot, onSend }: GroupProps) {
  return (
    <section>
      <h2>{title}</h2>
      {types.length === 0 ? <p className={styles['quiet']}>{none}</p> : null}
      {types.map((type) => (
        <EventForm key={type} {...{ type, machineId, snapshot, onSend }} />
      ))}
    </section>
  )
}

interface EventFormProps extends EventButtonsProps {
  readonly type: string
}

/** One event: sent as its stories send it, or with a payload that is written by hand. */
function EventForm({ type, machineId, snapshot, onSend }: EventFormProps) {
  const choices = choicesOf(machineId, type)
  const [chosen, setChosen] = useState(0)
  const [written, setWritten] = useState<Readonly<Record<string, unknown>>>()
  const event = choices[Math.min(chosen, choices.length - 1)] ?? { type }
  const isRefused = !changes(snapshot, type)
  // A port's answer names the port, and an error is no JSON: the form has what is left.
  const { type: _, actorId, ...payload } = event
  const send = () => onSend(written === undefined ? event : { type, ...(actorId ? { actorId } : {}), ...written })
  return (
    <div className={styles['event']}>
      <button type="button" className={styles['send']} data-refused={isRefused} onClick={send}>
        {wordsOf(type)}
      </button>
      {choices.length > 1 && written === undefined ? (
        <select
          aria-label={`Payload of ${wordsOf(type)}`}
          value={chosen}
          onChange={(it) => setChosen(Number(it.target.value))}
        >
          {choices.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two payloads may read alike in short.
            <option key={at} value={at}>
              {summaryOf(one) || 'without payload'}
            </option>
          ))}
        </select>
      ) : null}
      {written === undefined && choices.length === 1 ? <code>{summaryOf(event)}</code> : null}
      {type.startsWith('xstate.error') ? null : (
        <button
          type="button"
          className={styles['write']}
          aria-label={`Write the payload of ${wordsOf(type)}`}
          aria-expanded={written !== undefined}
          onClick={() => setWritten(written === undefined ? payload : undefined)}
        >
          {written === undefined ? '{ }' : '×'}
        </button>
      )}
      {written === undefined ? null : <PayloadForm name={wordsOf(type)} payload={written} onChange={setWritten} />}
    </div>
  )
}

/** Whether some current state leads on by it; what is only refused by name is shown paler. */
function changes(snapshot: AnyMachineSnapshot, type: string): boolean {
  return snapshot._nodes.some((node) =>
    (node.transitions.get(type) ?? []).some(({ target, actions }) => (target?.length ?? 0) > 0 || actions.length > 0),
  )
}
