import type { SyntaxNode } from '@lezer/common'
import { parser } from '@prometheus-io/lezer-promql'
import { invariant } from '../../domain/never.ts'

/** What one scrape has brought. */
export interface Scrape {
  /** Seconds. */
  readonly at: number
  readonly samples: readonly Sample[]
}

interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

type Vector = readonly Omit<Sample, 'name'>[]

/** Reads the text of `/metrics`; the target's own labels are added as Prometheus does. */
export function readScrape(text: string, at: number, target: Readonly<Record<string, string>>): Scrape {
  const samples = text.split('\n').flatMap((line): Sample[] => {
    const [, name = '', labels = '', value = ''] = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    const own = Object.fromEntries(
      [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, key, text]) => [key, text]),
    )
    return name === '' ? [] : [{ name, labels: { ...target, ...own }, value: Number(value.replace('Inf', 'Infinity')) }]
  })
  return { at, samples }
}

/** Names of metrics in an expression. @throws Error when Prometheus would not read it. */
export function namesIn(expression: string): readonly string[] {
  const names: string[] = []
  parser.parse(expression).iterate({
    enter: (node) => {
      invariant(!node.type.isError, `Prometheus does not read ${expression}`)
      if (node.name === 'VectorSelector') {
        names.push(expression.slice(node.from, node.to).split('{')[0] ?? '')
      }
    },
  })
  return names
}

/**
 * What an expression says at the last of these scrapes: the part of PromQL that the rules of the shop are written in.
 * `increase` is what was counted between the first and the last scrape of its time, without extrapolation.
 */
export function evaluate(expression: string, scrapes: readonly Scrape[]): Vector {
  const words = (node: SyntaxNode) => expression.slice(node.from, node.to)
  const now = scrapes.at(-1)
  invariant(now, 'there is a scrape')

  const matching = (node: SyntaxNode, { samples }: Scrape): readonly Sample[] => {
    const name = words(node).split('{')[0] ?? ''
    const matchers = node
      .getChildren('LabelMatchers')
      .flatMap((all) => [...words(all).matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)])
    return samples.filter(
      (sample) =>
        sample.name === name &&
        matchers.every(([, label = '', sign = '', text = '']) => {
          const own = sample.labels[label] ?? ''
          const meets = sign.endsWith('~') ? new RegExp(`^(?:${text})$`).test(own) : own === text
          return meets !== sign.startsWith('!')
        }),
    )
  }
  const keyOf = (labels: Sample['labels']) => JSON.stringify(Object.entries(labels).sort())
  /** Each series of a selector like `x[5m]`, the oldest value first. */
  const ranges = (node: SyntaxNode) => {
    const selector = node.getChild('VectorSelector')
    const [, count = '', unit = ''] = /\[(\d+)([smhd])\]$/.exec(words(node)) ?? []
    invariant(selector, words(node))
    const seconds = Number(count) * { s: 1, m: 60, h: 3600, d: 86_400 }[unit as 's' | 'm' | 'h' | 'd']
    const series = new Map<string, { labels: Sample['labels']; values: number[] }>()
    for (const scrape of scrapes.filter(({ at }) => at > now.at - seconds)) {
      for (const { labels, value } of matching(selector, scrape)) {
        const one = series.get(keyOf(labels)) ?? { labels, values: [] }
        one.values.push(value)
        series.set(keyOf(labels), one)
      }
    }
    return { seconds, series: [...series.values()] }
  }
  const steps = (values: readonly number[]) => values.slice(1).map((value, at) => [values[at] ?? 0, value] as const)
  // A counter that is less than before began anew.
  const grown = (values: readonly number[]) =>
    steps(values).reduce((sum, [before, after]) => sum + (after < before ? after : after - before), 0)

  const callOf = (node: SyntaxNode): Vector => {
    const name = words(node).split('(')[0] ?? ''
    if (name === 'time') {
      return [{ labels: {}, value: now.at }]
    }
    const given = node.getChild('FunctionCallBody')?.getChildren('Expr') ?? []
    const last = given.at(-1)
    const first = given[0]
    invariant(first && last, words(node))
    if (name === 'histogram_quantile') {
      return quantile(Number(words(first)), vectorOf(last))
    }
    const { seconds, series } = ranges(last)
    const told: Readonly<Record<string, (values: readonly number[]) => number>> = {
      increase: grown,
      rate: (values) => grown(values) / seconds,
      changes: (values) => steps(values).filter(([before, after]) => before !== after).length,
    }
    const tell = told[name]
    invariant(tell, `${name} is no function of the rules`)
    return series
      .filter(({ values }) => values.length > 1)
      .map(({ labels, values }) => ({ labels, value: tell(values) }))
  }
  const aggregateOf = (node: SyntaxNode): Vector => {
    const body = node.getChild('FunctionCallBody')?.getChild('Expr')
    invariant(body, words(node))
    const by = node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName').map(words) ?? []
    const groups = Map.groupBy(vectorOf(body), ({ labels }) =>
      JSON.stringify(by.flatMap((label) => (labels[label] === undefined ? [] : [[label, labels[label]]]))),
    )
    const joined = (values: readonly number[]) =>
      words(node).startsWith('max') ? Math.max(...values) : values.reduce((sum, value) => sum + value, 0)
    return [...groups].map(([key, all]) => ({
      labels: Object.fromEntries(JSON.parse(key)),
      value: joined(all.map(({ value }) => value)),
    }))
  }
  const binaryOf = (node: SyntaxNode): Vector => {
    const [left, right] = node.getChildren('Expr')
    invariant(left && right, words(node))
    const sign = expression.slice(left.to, right.from).trim()
    const all = vectorOf(left)
    if (sign === 'and') {
      return vectorOf(right).length > 0 ? all : []
    }
    if (sign === '-') {
      return vectorOf(right).map(({ labels, value }) => ({ labels, value: (all[0]?.value ?? 0) - value }))
    }
    const isNumber = right.name === 'NumberDurationLiteral'
    const limit = isNumber ? Number(words(right)) : vectorOf(right)[0]?.value
    const compare: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
      '==': (value, than) => value === than,
      '>': (value, than) => value > than,
      '>=': (value, than) => value >= than,
      '<': (value, than) => value < than,
    }
    const holds = compare[sign]
    if (limit === undefined) {
      return []
    }
    invariant(holds || sign === '/', `${sign} is no sign of the rules`)
    return holds
      ? all.filter(({ value }) => holds(value, limit))
      : all.map(({ labels, value }) => ({ labels, value: value / limit }))
  }
  const vectorOf = (node: SyntaxNode): Vector => {
    const read: Readonly<Record<string, (node: SyntaxNode) => Vector>> = {
      FunctionCall: callOf,
      AggregateExpr: aggregateOf,
      BinaryExpr: binaryOf,
    }
    if (node.name === 'VectorSelector') {
      return matching(node, now)
    }
    const one = read[node.name]
    invariant(one, `${node.name} is not read: ${words(node)}`)
    return one(node)
  }
  const top = parser.parse(expression).topNode.firstChild
  invariant(top, expression)
  return vectorOf(top)
}

/** The bucket that holds this share of what was seen, by its upper end: Prometheus looks within it, a limit between two cannot tell. */
function quantile(share: number, buckets: Vector): Vector {
  const sorted = buckets
    .map(({ labels, value }) => ({
      end: labels['le'] === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels['le']),
      value,
    }))
    .sort((a, b) => a.end - b.end)
  const all = sorted.at(-1)?.value ?? 0
  const found = sorted.find(({ value }) => value >= share * all)
  return all > 0 && found ? [{ labels: {}, value: found.end }] : []
}
