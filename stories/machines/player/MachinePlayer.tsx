import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { AnyActorRef, AnyEventObject, AnyStateMachine } from 'xstate'
import { Chart } from './Chart.tsx'
import { EventButtons } from './EventButtons.tsx'
import { History } from './History.tsx'
import styles from './MachinePlayer.module.css'
import { Memory } from './Memory.tsx'
import { everyType, type MachineRun, runMachine, snapshotOf } from './machine-run.ts'
import { Phone } from './Phone.tsx'
import { readPath, writePath } from './path.ts'

interface MachinePlayerProps {
  readonly machine: AnyStateMachine
  readonly input: unknown
  /** The way to the state that is shown first, as an address writes it. */
  readonly path: string
  /** Whether the chart is drawn. */
  readonly isCharted: boolean
  /** The screen that the actor drives. */
  readonly screen?: ((actor: AnyActorRef) => ReactNode) | undefined
  /** What the machine is told while time passes in sight. */
  readonly tick?: ((ms: number) => AnyEventObject) | undefined
  /** What of its memory matters most, in words. */
  readonly remembers: (context: never) => Readonly<Record<string, unknown>>
  /** The way was changed: its address is another one. */
  onPath(path: string): void
}

/** A machine that is played by hand: its chart, what it takes, its time, its memory, and the screen that it drives. */
export function MachinePlayer({
  machine,
  input,
  path,
  isCharted,
  screen,
  tick,
  remembers,
  onPath,
}: MachinePlayerProps) {
  const [, setChanges] = useState(0)
  const changed = useCallback(() => setChanges((count) => count + 1), [])
  const types = useMemo(() => everyType(machine), [machine])
  const written = useRef(path)
  const begin = (events: readonly AnyEventObject[]) => runMachine(machine, input, events, () => queueMicrotask(changed))
  const [run, setRun] = useState<MachineRun>(() => begin(readPath(machine.id, types, path)))
  const snapshot = snapshotOf(run.actor)
  const walked = writePath(
    machine.id,
    run.steps().map(({ event }) => event),
  )

  const restart = (events: readonly AnyEventObject[]) => {
    run.stop()
    setRun(begin(events))
  }

  // Another address was opened, by a link or by the controls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the address that comes in counts.
  useEffect(() => {
    if (path !== written.current) {
      written.current = path
      restart(readPath(machine.id, types, path))
    }
  }, [path])

  useEffect(() => {
    if (walked !== written.current) {
      written.current = walked
      onPath(walked)
    }
  }, [walked, onPath])

  // A screen brings the main part of a page itself.
  const Frame = screen ? 'div' : 'main'
  return (
    <div className={styles['room']}>
      <Frame className={styles['player']}>
        <div className={styles['head']}>
          <h1>{machine.id}</h1>
          <p role="status" data-testid="machine-now" className={styles['now']}>
            {snapshot.status === 'done' ? 'ended in ' : ''}
            {snapshot._nodes
              .filter(({ states }) => Object.keys(states).length === 0)
              .map(({ path: at, description }) => `${at.join(' / ')}${description ? `: ${description}` : ''}`)
              .join(' — ')}
          </p>
        </div>
        {isCharted ? <Chart machine={machine} snapshot={snapshot} /> : null}
        <div className={styles['hands']}>
          <section className={styles['bar']} aria-label="Time">
            <span className="tabular">{run.time() / 1000} s</span>
            {[1, 10, 60].map((seconds) => (
              <button key={seconds} type="button" onClick={() => run.pass(seconds * 1000, tick)}>
                +{seconds} s
              </button>
            ))}
            <button
              type="button"
              onClick={() =>
                restart(
                  run
                    .steps()
                    .slice(0, -1)
                    .map(({ event }) => event),
                )
              }
            >
              Back
            </button>
            <button type="button" onClick={() => restart([])}>
              From the beginning
            </button>
          </section>
          <EventButtons machineId={machine.id} snapshot={snapshot} onSend={run.send} />
          <Memory
            snapshot={snapshot}
            remembers={remembers as (context: unknown) => Readonly<Record<string, unknown>>}
          />
          <History
            began={run.began}
            steps={run.steps()}
            onGo={(count) =>
              restart(
                run
                  .steps()
                  .slice(0, count)
                  .map(({ event }) => event),
              )
            }
          />
        </div>
        {screen ? <Phone key={run.began + String(run.actor.sessionId)}>{screen(run.actor)}</Phone> : null}
      </Frame>
    </div>
  )
}
