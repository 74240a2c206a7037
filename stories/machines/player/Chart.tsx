import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { useEffect, useState } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import styles from './Chart.module.css'
import { layoutOf } from './layout-chart.ts'

interface ChartProps {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
}

/** The machine's own chart with the states that it is in lit. */
export function Chart({ machine, snapshot }: ChartProps) {
  const [graph, setGraph] = useState<ElkNode>()
  useEffect(() => {
    let wanted = true
    void layoutOf(machine).then((laid) => wanted && setGraph(laid))
    return () => {
      wanted = false
    }
  }, [machine])
  if (!graph) {
    return <p className={styles['wait']}>The chart is laid out …</p>
  }
  const lit = new Set(snapshot._nodes.map(({ id }) => id))
  const now = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0).map(({ path }) => path.join('.'))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart that is larger than its place is scrolled by the keyboard too.
    <div className={styles['chart']} tabIndex={0} data-chart={machine.id} data-lit={now.join(' ')}>
      <svg
        viewBox={`0 0 ${graph.width} ${graph.height}`}
        style={{ maxWidth: graph.width }}
        role="img"
        aria-label={`Chart of ${machine.id}, now in ${now.join(' and ')}`}
      >
        <defs>
          <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
            <path d="M0 0 8 4 0 8z" />
          </marker>
        </defs>
        {(graph.children ?? []).map((node) => (
          <State key={node.id} node={node} lit={lit} />
        ))}
        {(graph.edges ?? []).map((edge) => (
          <Arrow key={edge.id} edge={edge as ElkExtendedEdge} />
        ))}
      </svg>
    </div>
  )
}

interface StateProps {
  readonly node: ElkNode
  readonly lit: ReadonlySet<string>
}

function State({ node, lit }: StateProps) {
  const { x = 0, y = 0, width = 0, height = 0, children = [] } = node
  const [id = '', sign] = node.id.split('#')
  if (sign === 'start') {
    return <circle className={styles['start']} cx={x + width / 2} cy={y + height / 2} r={5} />
  }
  if (sign === 'any') {
    return (
      <text className={styles['any']} x={x + width / 2} y={y + 15}>
        from any state
      </text>
    )
  }
  const isCompound = children.length > 0
  const name = node.labels?.[0]?.text ?? id.split('.').at(-1)
  return (
    <g className={lit.has(id) ? styles['lit'] : undefined}>
      <rect className={isCompound ? styles['around'] : styles['state']} {...{ x, y, width, height }} rx={8} />
      <text className={styles['name']} x={isCompound ? x + 12 : x + width / 2} y={y + 21} data-compound={isCompound}>
        {name}
      </text>
      {children.map((inner) => (
        <State key={inner.id} node={inner} lit={lit} />
      ))}
    </g>
  )
}

function Arrow({ edge }: { readonly edge: ElkExtendedEdge }) {
  return (
    <g>
      {(edge.sections ?? []).map(({ id, startPoint, bendPoints = [], endPoint }) => (
        <polyline
          key={id}
          className={styles['arrow']}
          points={[startPoint, ...bendPoints, endPoint].map((at) => `${at.x},${at.y}`).join(' ')}
          markerEnd="url(#arrow)"
        />
      ))}
      {(edge.labels ?? []).map(({ text, x = 0, y = 0 }) => (
        <text key={text} className={styles['label']} x={x + 3} y={y + 10}>
          {text}
        </text>
      ))}
    </g>
  )
}
