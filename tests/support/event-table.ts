import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'

/** Of each event, what follows in each situation; `no` where it is refused. */
export type EventTable = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A table as it is written in a test: a line for each event, a column for each situation, two spaces or more between cells. */
export function readTable(text: string): EventTable {
  const [head = [], ...lines] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s{2,}/))
  const situations = head.slice(1)
  return Object.fromEntries(
    lines.map(([event = '', ...cells]) => [
      event,
      Object.fromEntries(situations.map((situation, at) => [situation, cells[at] ?? 'missing'])),
    ]),
  )
}

interface Charted<M extends AnyStateMachine> {
  readonly machine: M
  readonly situations: Readonly<Record<string, AnyMachineSnapshot>>
  readonly events: Readonly<Record<string, AnyEventObject>>
  /** How a cell names a state. */
  show(value: AnyMachineSnapshot['value']): string
}

/**
 * What a chart does with each event in each situation, and by which names it refuses. Rows are called as
 * `events` calls them.
 */
export function chartedTable<M extends AnyStateMachine>({
  machine,
  situations,
  events,
  show,
}: Charted<M>): {
  readonly table: EventTable
  readonly refusals: Readonly<Record<string, readonly string[]>>
} {
  const refusals: Record<string, readonly string[]> = {}
  const cell = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string => {
    const taken = machine.getTransitionData(snapshot as never, event as never)
    const [first] = taken
    if (!first) {
      // An answer that nobody has asked for.
      return event.type.startsWith('xstate.') ? '-' : 'UNHANDLED'
    }
    if (taken.length > 1 || first.target !== undefined || first.actions.length > 0) {
      return show((transition(machine, snapshot as never, event as never)[0] as AnyMachineSnapshot).value)
    }
    const name = first.description?.replace(/^refused: /, '') ?? 'UNNAMED'
    refusals[event.type] = [...new Set([...(refusals[event.type] ?? []), name])]
    return 'no'
  }
  const table = Object.fromEntries(
    Object.entries(events).map(([row, event]) => [
      row,
      Object.fromEntries(Object.entries(situations).map(([name, snapshot]) => [name, cell(snapshot, event)])),
    ]),
  )
  return { table, refusals }
}

/** Events by their type. */
export function byType<E extends AnyEventObject>(...events: readonly E[]): Readonly<Record<string, E>> {
  return Object.fromEntries(events.map((event) => [event.type, event]))
}

/** The events that come from outside: not those of the chart's own actors. */
export function outerEvents(machine: AnyStateMachine): readonly string[] {
  return machine.events.filter((event) => !/^(xstate\.|$)/.test(event)).sort()
}
