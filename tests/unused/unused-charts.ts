import { join } from 'node:path'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { productionFiles } from '../support/module-graph.ts'
import { filesThat, type ProductionMessages } from './production-words.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Events that a chart gets from its actors and clocks. */
const OWN = /^(xstate\.|$)/

/** Events of a chart that nothing running sends, and states that only such events lead to. */
function unusedOfChart(machine: AnyStateMachine, sent: ReadonlySet<string>): readonly string[] {
  const mayCome = (event: string) => OWN.test(event) || sent.has(event)
  const entered = statesEntered(machine.root, mayCome)
  const idle = machine.events.filter((event) => event !== '*' && !mayCome(event)).map((event) => `event ${event}`)
  const shut = leavesUnder(machine.root)
    .filter((node) => !entered.has(node))
    .map((node) => `state ${node.path.join('.')}`)
  const asked = new Set(leavesAndParents(machine.root).flatMap(({ invoke }) => invoke.map(({ src }) => src)))
  const spawned = JSON.stringify(machine.config, null, 0)
  const ports = Object.keys(machine.implementations.actors)
    .filter((port) => !asked.has(port) && !spawned.includes(port) && !spawnedInActions(machine, port))
    .map((port) => `port ${port}`)
  return [...idle, ...shut, ...ports].map((it) => `${machine.id}: ${it}`).sort()
}

/** An action that starts an actor names it in its code. */
function spawnedInActions(machine: AnyStateMachine, port: string): boolean {
  return Object.values(machine.implementations.actions).some((action) => {
    const { collect = action } = action as { readonly collect?: unknown }
    return String(collect).includes(`spawnChild("${port}"`) || String(collect).includes(`spawnChild('${port}'`)
  })
}

/** Every state that is entered when only these events come; guards are taken as open. */
function statesEntered(root: AnyStateNode, mayCome: (event: string) => boolean): ReadonlySet<AnyStateNode> {
  const entered = new Set<AnyStateNode>()
  const enter = (node: AnyStateNode): void => {
    for (let up: AnyStateNode | undefined = node; up; up = up.parent) {
      if (!entered.has(up)) {
        entered.add(up)
        if (up.type === 'parallel') {
          Object.values(up.states).forEach(enter)
        }
      }
    }
    if (node.type === 'parallel') {
      Object.values(node.states).forEach(enter)
    } else if (node.type === 'compound') {
      node.initial.target.forEach(enter)
    }
  }
  enter(root)
  for (let size = -1; size !== entered.size; ) {
    size = entered.size
    for (const node of [...entered]) {
      const lists = [...node.transitions].filter(([event]) => mayCome(event)).map(([, list]) => list)
      for (const { target } of [...lists.flat(), ...(node.always ?? [])]) {
        target?.forEach(enter)
      }
    }
  }
  return entered
}

function leavesAndParents(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(leavesAndParents)]
}

function leavesUnder(root: AnyStateNode): readonly AnyStateNode[] {
  return leavesAndParents(root).filter((node) => Object.keys(node.states).length === 0)
}

/** The same of every chart of the app. */
export async function unusedOfCharts({ byFile }: ProductionMessages): Promise<readonly string[]> {
  const files = [...productionFiles()].filter((path) => path.endsWith('.machine.ts')).sort()
  const machines = await Promise.all(
    files.map(async (path) => {
      const exports: Record<string, unknown> = await import(join(ROOT, path))
      return Object.entries(exports).flatMap(([name, it]) =>
        name.endsWith('Machine') ? [{ machine: it as AnyStateMachine, room: path.split('/')[1] ?? '' }] : [],
      )
    }),
  )
  return machines.flat().flatMap(({ machine, room }) => {
    // Two charts may have an event of one name: it comes to this one only from who knows this chart.
    const senders = filesThat((text, path) => knowsChart(text, path, room))
    return unusedOfChart(machine, new Set(senders.flatMap((path) => [...(byFile.get(path)?.types ?? [])])))
  })
}

/** Whether a file lies in the chart's room, takes something from it, or gets its actor under the chart's name. */
function knowsChart(text: string, path: string, room: string): boolean {
  const wired = room.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return (
    path.startsWith(`machines/${room}/`) ||
    text.includes(`machines/${room}/`) ||
    (path.startsWith('machines/') && text.includes(`../${room}/`)) ||
    text.includes(`MachinePorts['${wired}']`) ||
    new RegExp(`\\b${wired}\\.send\\(`).test(text)
  )
}
