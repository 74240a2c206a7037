import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  type EventFromLogic,
  fromPromise,
  type InputFrom,
  type SnapshotFrom,
  StateMachine,
} from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'

/** An event, or what a port answers: `done('sign in', {...})`. */
type TraversalEvent<M extends AnyStateMachine> = EventFromLogic<M> | PortEvent

export interface PortEvent {
  readonly type: `xstate.${'done' | 'error'}.actor.${string}`
  readonly actorId: string
  readonly output?: unknown
  readonly error?: unknown
}

/** The port called `id` has answered. */
export function done(id: string, output?: unknown): PortEvent {
  return { type: `xstate.done.actor.${id}`, actorId: id, output }
}

/** The port called `id` has thrown. */
export function broken(id: string, error: unknown = new Error('broken')): PortEvent {
  return { type: `xstate.error.actor.${id}`, actorId: id, error }
}

/** The machine with ports that never answer: for walks, where every answer is an event of its own. */
export function stilled<M extends AnyStateMachine>(machine: M): M {
  const never = fromPromise(() => new Promise<never>(() => undefined))
  const still = Object.entries(machine.implementations.actors).map(([name, logic]) => [
    name,
    logic instanceof StateMachine ? stilled(logic) : never,
  ])
  return machine.provide({ actors: Object.fromEntries(still) }) as M
}

interface Edges {
  readonly state: AnyMachineSnapshot
  readonly transitions: Readonly<Record<string, { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }>>
}

export interface Traversal<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  readonly events: readonly TraversalEvent<M>[]
  /** What tells two situations apart besides the state; counters are left out or the walk has no end. */
  readonly also?: (context: SnapshotFrom<M>['context']) => unknown
  readonly limit?: number
}

/** Every atomic state of a chart by its path, such as `codeSent.resend.counting`. */
export function statesOf(machine: AnyStateMachine): string[] {
  return leavesUnder(machine.root).sort()
}

function leavesUnder(node: AnyStateNode): string[] {
  const inner = Object.values(node.states)
  return inner.length === 0 ? [node.path.join('.')] : inner.flatMap(leavesUnder)
}

/** What a walk over every edge of the chart came past. */
export interface Traversed {
  readonly states: readonly string[]
  /** Events that changed nothing in any state: a mistake of the chart, or of the test. */
  readonly idle: readonly string[]
  readonly edges: number
}

/**
 * Walks every edge of the chart on a real actor, and compares where it arrives with the pure transition.
 *
 * `createTestModel` refuses charts with invokes, so the walk is made from the adjacency map.
 * @throws Error naming the steps when the actor arrives somewhere else.
 */
export function traverseMachine<M extends AnyStateMachine>(
  machine: M,
  { input, events, also, limit = 5000 }: Traversal<M>,
): Traversed {
  const still = stilled(machine)
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, also?.(snapshot.context) ?? null])
  const options = {
    input,
    events,
    limit,
    serializeState: key,
    serializeEvent: (event: unknown) => JSON.stringify(event),
  }
  const map = getAdjacencyMap(still, options as never) as unknown as Readonly<Record<string, Edges>>
  const paths = new Map(getShortestPaths(still, options as never).map((path) => [key(path.state), path]))
  const states = new Set<string>()
  const useful = new Set<string>()
  let edges = 0
  for (const [from, { state: start, transitions }] of Object.entries(map)) {
    if (start.status === 'done') {
      continue
    }
    for (const { event, state } of Object.values(transitions)) {
      if (whole(state) !== whole(start)) {
        useful.add(event.type)
      }
      if (key(state) === from) {
        continue
      }
      edges += 1
      const before = (paths.get(from)?.steps ?? [])
        .map((step) => step.event as AnyEventObject)
        .filter(({ type }) => type !== 'xstate.init')
      const actor = createActor(still, { input } as never).start()
      for (const step of [...before, event]) {
        actor.send(step as never)
      }
      const arrived = actor.getSnapshot() as AnyMachineSnapshot
      actor.stop()
      if (key(arrived) !== key(state)) {
        throw new Error(
          `${[...before, event].map(({ type }) => type).join(' > ')} arrived at ${key(arrived)}, not ${key(state)}`,
        )
      }
    }
  }
  for (const path of paths.values()) {
    for (const leaf of leavesOf(path.state)) {
      states.add(leaf)
    }
  }
  const idle = events.map((event) => (event as AnyEventObject).type).filter((type) => !useful.has(type))
  return { states: [...states].sort(), idle: [...new Set(idle)], edges }
}

/** State and context, to see whether an event changed anything. */
function whole({ value, context }: AnyMachineSnapshot): string {
  return JSON.stringify([value, context])
}

/** The atomic states that a snapshot is in. */
export function leavesOf(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.path.join('.'))
}
