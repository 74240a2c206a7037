import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api'
import { useEffect, useRef, useState } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import styles from './Chart.module.css'
import { layoutOf } from './layout-chart.ts'

interface ChartProps {
  readonly machine: AnyStateMachine
  readonly snapshot: AnyMachineSnapshot
}

/** How large a chart is drawn: 1 is the size at which its letters are read. */
const ZOOMS = [0.35, 0.5, 0.7, 1, 1.4]
const READABLE = ZOOMS.indexOf(1)

/** The machine's own chart with the states that it is in lit, as large as it is read; the lit ones are kept in sight. */
export function Chart({ machine, snapshot }: ChartProps) {
  const [graph, setGraph] = useState<ElkNode>()
  const [zoom, setZoom] = useState(READABLE)
  const frame = useRef<HTMLDivElement>(null)
  const litBefore = useRef<readonly string[]>([])
  useEffect(() => {
    let wanted = true
    void layoutOf(machine).then((laid) => wanted && setGraph(laid))
    return () => {
      wanted = false
    }
  }, [machine])
  const lit = new Set(snapshot._nodes.map(({ id }) => id))
  const leaves = snapshot._nodes.filter(({ states }) => Object.keys(states).length === 0)
  const litLeaves = leaves.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size or the chart itself moves the sight too.
  useEffect(() => {
    if (frame.current) {
      const now = litLeaves.split(' ')
      const entered = now.filter((id) => !litBefore.current.includes(id))
      litBefore.current = now
      showStates(frame.current, entered.length > 0 ? entered : now)
    }
  }, [graph, litLeaves, zoom])
  if (!graph) {
    return <p className={styles['wait']}>The chart is laid out …</p>
  }
  const now = leaves.map(({ path }) => path.join('.'))
  const scale = ZOOMS[zoom] ?? 1
  const { width = 0, height = 0 } = graph
  const chart = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart that is larger than its place is scrolled by the keyboard too.
    <div ref={frame} className={styles['chart']} tabIndex={0} data-chart={machine.id} data-lit={now.join(' ')}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width * scale}
        height={height * scale}
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
  return (
    <div className={styles['place']}>
      {chart}
      <fieldset className={styles['zoom']} aria-label="Size of the chart">
        <button type="button" aria-label="Smaller" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          −
        </button>
        <span className="tabular">{Math.round(scale * 100)} %</span>
        <button
          type="button"
          aria-label="Larger"
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          +
        </button>
      </fieldset>
    </div>
  )
}

/** Scrolls the chart, and nothing around it, until these states stand in its middle; the last of them where not all fit. */
function showStates(chart: HTMLElement, ids: readonly string[]): void {
  const boxes = ids.flatMap((id) => {
    const box = chart.querySelector(`[data-state="${CSS.escape(id)}"]`)?.getBoundingClientRect()
    return box ? [box] : []
  })
  const around = chart.getBoundingClientRect()
  const all = aroundAll(boxes)
  const sight = all.width > around.width || all.height > around.height ? boxes.at(-1) : all
  if (sight && boxes.length > 0) {
    chart.scrollBy(
      middle(sight.left, sight.right) - middle(around.left, around.right),
      middle(sight.top, sight.bottom) - middle(around.top, around.bottom),
    )
  }
}

const middle = (from: number, to: number) => (from + to) / 2

function aroundAll(boxes: readonly DOMRect[]): DOMRect {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
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
    <g className={lit.has(id) ? styles['lit'] : undefined} data-state={id}>
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
