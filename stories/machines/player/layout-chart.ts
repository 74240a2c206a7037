import type { ElkNode } from 'elkjs/lib/elk-api'
import type { AnyStateMachine } from 'xstate'
import { graphOf } from './chart-graph.ts'

const laidOut = new Map<string, Promise<ElkNode>>()

/** The chart with a place for everything; laid out once for each machine. */
export function layoutOf(machine: AnyStateMachine): Promise<ElkNode> {
  const known = laidOut.get(machine.id)
  if (known) {
    return known
  }
  const made = import('elkjs/lib/elk.bundled.js').then(({ default: Elk }) => new Elk().layout(graphOf(machine)))
  laidOut.set(machine.id, made)
  return made
}
