import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type InspectionEvent,
} from 'xstate'
import { done, leavesOf, stilled } from '../../../tests/support/traverse-machine.ts'

/** One thing that happened, and where it led. */
export interface Step {
  readonly event: AnyEventObject
  readonly states: string
  /** Nothing changed by it: refused, or it meant nothing here. */
  readonly isIdle: boolean
}

export interface MachineRun {
  readonly actor: AnyActorRef
  readonly began: string
  steps(): readonly Step[]
  /** Milliseconds of the port of time that were stepped through. */
  time(): number
  send(event: AnyEventObject): void
  /** Lets time pass: waits that end in it are answered, in their order. */
  pass(ms: number, tick?: (ms: number) => AnyEventObject): void
  stop(): void
}

interface Wait {
  readonly id: string
  readonly left: number
}

export const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot
const statesOf = (snapshot: AnyMachineSnapshot) => leavesOf(snapshot).join(' · ')

/**
 * A machine at work by hand: the machine is its own, every port is held open until it is answered here. Whoever sends an
 * event, this panel or the screen beside it, the same actor takes it and it stands in the history.
 */
export function runMachine(
  machine: AnyStateMachine,
  input: unknown,
  events: readonly AnyEventObject[],
  onChange: () => void,
): MachineRun {
  const steps: Step[] = []
  let time = 0
  let before: AnyMachineSnapshot | undefined
  let waits = new Map<unknown, number>()
  const actor = createActor(stilled(machine), {
    input,
    inspect: (seen: InspectionEvent) => {
      if (seen.type !== '@xstate.snapshot' || seen.actorRef !== actor || seen.event.type === 'xstate.init') {
        return
      }
      const after = seen.snapshot as AnyMachineSnapshot
      const isIdle = JSON.stringify([before?.value, before?.context]) === JSON.stringify([after.value, after.context])
      steps.push({ event: seen.event, states: statesOf(after), isIdle })
      before = after
      onChange()
    },
  } as never)
  actor.start()
  before = snapshotOf(actor)
  const began = statesOf(before)
  for (const event of events) {
    actor.send(event as never)
  }

  const waiting = (): readonly Wait[] => {
    const known = new Map<unknown, number>()
    const children = Object.entries(snapshotOf(actor).children as Record<string, AnyActorRef | undefined>)
    const open = children.flatMap(([id, child]) => {
      const { src } = (child ?? {}) as { readonly src?: unknown }
      if (!child || (src !== 'wait' && src !== 'wait until')) {
        return []
      }
      const { input: asked } = child.getSnapshot() as {
        readonly input?: { readonly ms?: number; readonly at?: number }
      }
      const due = waits.get(child) ?? (src === 'wait' ? time + (asked?.ms ?? 0) : (asked?.at ?? 0))
      known.set(child, due)
      return [{ id, left: due - time }]
    })
    waits = known
    return open
  }

  waiting()
  return {
    actor,
    began,
    steps: () => steps,
    time: () => time,
    send: (event) => {
      actor.send(event as never)
      waiting()
    },
    pass(ms, tick) {
      const until = time + ms
      for (let turns = 0; turns < 200; turns += 1) {
        const next = waiting().toSorted((a, b) => a.left - b.left)[0]
        if (!next || time + next.left > until) {
          break
        }
        time = Math.max(time, time + next.left)
        actor.send(done(next.id) as never)
      }
      time = until
      const visible = tick?.(ms)
      if (visible && snapshotOf(actor).status === 'active') {
        actor.send(visible as never)
      }
      waiting()
      onChange()
    },
    stop: () => actor.stop(),
  }
}

/** Types of events that the current states know: those of shoppers and screens, and answers of open ports. */
export function offeredTypes(snapshot: AnyMachineSnapshot): readonly string[] {
  const types = snapshot._nodes.flatMap(({ ownEvents }) => ownEvents)
  return [...new Set(types)].filter((type) => !/^xstate\.(snapshot|init|stop|done\.state)/.test(type)).sort()
}

/** Every type of event that the machine knows. */
export function everyType(machine: AnyStateMachine): readonly string[] {
  const under = (node: AnyStateNode): readonly string[] => [
    ...node.ownEvents,
    ...Object.values(node.states).flatMap(under),
  ]
  return [...new Set(under(machine.root))]
}
