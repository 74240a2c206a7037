import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent } from 'react'
import type { Design } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import type { Gesture, SpreadGap, SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import { pageName, photoNumber } from '../../messages/page-name.ts'
import styles from './CanvasItems.module.css'

interface GapItemsProps {
  readonly design: Design
  readonly gaps: readonly SpreadGap[]
  readonly pages: readonly SpreadPage[]
  readonly view: Viewport
  onGesture(gesture: Gesture): void
}

/** One press of an arrow moves a gap by so much, mm; with Shift by more. */
const STEP = { fine: 1, coarse: 5 } as const

const KEYS: Readonly<Record<string, { readonly axis: 'x' | 'y'; readonly sign: 1 | -1 }>> = {
  ArrowLeft: { axis: 'x', sign: -1 },
  ArrowRight: { axis: 'x', sign: 1 },
  ArrowUp: { axis: 'y', sign: -1 },
  ArrowDown: { axis: 'y', sign: 1 },
}

/** The gaps that may be pulled once more, as sliders over the canvas: for a keyboard and for a screen reader. */
export function GapItems({ design, gaps, pages, view, onGesture }: GapItemsProps) {
  const { t, i18n } = useLingui()
  const pull = ({ pageId, from, to, slotsAt }: SpreadGap, by: number) => {
    const within = Math.max(from, Math.min(to, by))
    if (within !== 0) {
      onGesture({ kind: 'gap.pulled', pageId, slots: slotsAt(within).map(({ id, box }) => ({ id, box })) })
    }
  }
  const onKey = (gap: SpreadGap, event: KeyboardEvent) => {
    const key = KEYS[event.key]
    if (key && key.axis === gap.axis) {
      event.preventDefault()
      pull(gap, key.sign * (event.shiftKey ? STEP.coarse : STEP.fine))
    }
  }
  return gaps.map((gap) => {
    const page = findPage(design, gap.pageId)
    const at = pages.find(({ pageId }) => pageId === gap.pageId)?.at
    const [before, after] = [gap.before[0], gap.after[0]]
    if (!page || !at || !before || !after) {
      return null
    }
    const name = i18n._(pageName(design, page.id))
    const [one, other] = [photoNumber(page, before), photoNumber(page, after)]
    const { x, y, width, height } = gap.box
    const middle = Math.round(gap.axis === 'x' ? x + width / 2 : y + height / 2)
    return (
      <input
        key={`${gap.pageId} ${gap.id}`}
        type="range"
        className={styles['gap']}
        style={{
          left: (at.x + x + width / 2) * view.scale + view.left,
          top: (at.y + y + height / 2) * view.scale + view.top,
        }}
        aria-label={t`${name}, gap between photos ${one} and ${other}`}
        aria-orientation={gap.axis === 'x' ? 'horizontal' : 'vertical'}
        aria-valuetext={t`${middle} mm`}
        data-gap={gap.id}
        min={Math.round(middle + gap.from)}
        max={Math.round(middle + gap.to)}
        value={middle}
        onKeyDown={(event) => onKey(gap, event)}
        onChange={(event) => pull(gap, Number(event.currentTarget.value) - middle)}
      />
    )
  })
}
