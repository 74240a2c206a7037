import { Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

interface PlotProps {
  /** The days, noon, in seconds. */
  readonly days: readonly number[]
  readonly values: readonly number[]
  /** What is drawn, for who reads no pictures. */
  readonly label: string
  readonly colour: string
}

const HEIGHT = 180
/** Share of its day that a bar takes, and pixels at most. */
const BARS = [0.7, 40] as const

/** One figure a day, as bars as wide as the page. */
export function Plot({ days, values, label, colour }: PlotProps) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = host.current
    if (!box) {
      return undefined
    }
    const bars = UPlot.paths.bars?.({ size: [...BARS] })
    const plot = new UPlot(
      {
        ...{ width: box.clientWidth, height: HEIGHT, legend: { show: false }, cursor: { drag: { x: false } } },
        series: [{}, { fill: colour, stroke: colour, points: { show: false }, ...(bars ? { paths: bars } : {}) }],
        axes: [{}, { size: 56 }],
      },
      [[...days], [...values]],
      box,
    )
    const watch = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT }))
    watch.observe(box)
    return () => {
      watch.disconnect()
      plot.destroy()
    }
  }, [days, values, colour])
  return <Box ref={host} role="img" aria-label={label} sx={{ width: '100%', overflow: 'hidden' }} />
}
