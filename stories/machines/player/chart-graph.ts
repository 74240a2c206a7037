import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Widths of the letters that a chart is written in, near enough to leave room for them. */
const LETTER = 7
const LINE = 16

/** What leads from one state to another, as a shopper's designer reads it. */
export function wordsOf(type: string): string {
  const port = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type)
  if (port) {
    return `${port[2]} ${port[1] === 'done' ? '✓' : '✗'}`
  }
  if (type.startsWith('xstate.done.state.')) {
    return 'done'
  }
  return type === '' ? 'at once' : type
}

/** A state of the chart as a box, or around its inner states. */
function nodeOf(node: AnyStateNode): ElkNode {
  const inner = Object.values(node.states)
  if (inner.length === 0) {
    return { id: node.id, width: Math.max(72, node.key.length * LETTER + 24), height: 34 }
  }
  const start = node.initial ? [{ id: `${node.id}#start`, width: 10, height: 10 }] : []
  const anywhere = outOf(node).length > 0 ? [{ id: `${node.id}#any`, width: 92, height: 22 }] : []
  return {
    id: node.id,
    labels: [{ text: node.key, width: node.key.length * LETTER, height: LINE }],
    children: [...start, ...anywhere, ...inner.map(nodeOf)],
    layoutOptions: { 'elk.padding': '[top=34,left=16,bottom=16,right=16]' },
  }
}

interface Arrow {
  readonly from: AnyStateNode
  readonly to: AnyStateNode
  readonly words: string
}

/** Where a state's transitions lead; one without a target changes no state, one to itself goes nowhere. */
function arrowsOf(node: AnyStateNode): readonly Arrow[] {
  const always = (node.always ?? []).map((it) => ['', it] as const)
  const on = [...node.transitions].flatMap(([type, all]) => all.map((it) => [type, it] as const))
  return [...always, ...on].flatMap(([type, { target, guard }]) => {
    const named = typeof guard === 'object' && guard !== null && 'type' in guard ? String(guard.type) : ''
    const words = named ? `${wordsOf(type)} [${named}]` : wordsOf(type)
    return (target ?? []).filter((to) => to !== node).map((to) => ({ from: node, to, words }))
  })
}

/** What leads out of a compound state, whichever of its inner states it is in. */
function outOf(node: AnyStateNode): readonly Arrow[] {
  return arrowsOf(node)
}

function everyNode(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(everyNode)]
}

/** The box that an arrow begins at: of a compound state, the sign for "in any of these". */
const beginOf = ({ id, states }: AnyStateNode) => (Object.keys(states).length > 0 ? `${id}#any` : id)

/** An arrow into a compound state ends where the compound state begins. */
function endOf(node: AnyStateNode, from: AnyStateNode): string {
  const isInside = from.id.startsWith(`${node.id}.`)
  const first = node.initial?.target?.[0]
  return isInside && first ? endOf(first, from) : node.id
}

const MOST_LINES = 4

/** The chart of a machine, drawn from the machine itself: states in states, and one arrow for all that leads the same way. */
export function graphOf(machine: AnyStateMachine): ElkNode {
  const nodes = everyNode(machine.root)
  const between = new Map<string, { readonly ends: readonly [string, string]; readonly words: string[] }>()
  const add = (from: string, to: string, words: string) => {
    const known = between.get(`${from}>${to}`) ?? { ends: [from, to], words: [] }
    if (words && !known.words.includes(words)) {
      known.words.push(words)
    }
    between.set(`${from}>${to}`, known)
  }
  for (const node of nodes) {
    const [first] = node.initial?.target ?? []
    if (first && Object.keys(node.states).length > 0) {
      add(`${node.id}#start`, first.id, '')
    }
    for (const { from, to, words } of arrowsOf(node)) {
      add(beginOf(from), endOf(to, from), words)
    }
  }
  const edges = [...between.values()].map(({ ends: [from, to], words }): ElkExtendedEdge => {
    const shown =
      words.length > MOST_LINES ? [...words.slice(0, MOST_LINES - 1), `and ${words.length - 3} more`] : words
    return {
      id: `${from}>${to}`,
      sources: [from],
      targets: [to],
      labels: shown.map((text) => ({ text, width: text.length * 5.8 + 6, height: 13 })),
    }
  })
  return {
    id: 'chart',
    children: [nodeOf(machine.root)],
    edges,
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.layered.spacing.nodeNodeBetweenLayers': '34',
      'elk.spacing.nodeNode': '26',
      'elk.spacing.edgeLabel': '3',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.mergeEdges': 'false',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
    },
  }
}
