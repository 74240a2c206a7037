import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { FitType } from '../../../domain/design/fit-type.ts'
import { fitPlacementOf } from '../../../domain/frame/fit-placement.ts'
import type { Size } from '../../../domain/geometry.ts'
import { asId } from '../../../domain/ids.ts'
import { FIT_NAMES } from '../../../domain/order/chosen-labels.ts'
import { localised } from '../../i18n/i18n.ts'
import styles from './FitChoice.module.css'

interface FitChoiceProps {
  readonly fits: readonly FitType[]
  readonly chosen: FitType | undefined
  readonly disabled?: boolean
  /** The shape of the sheet and of the photo, for the little drawings. */
  readonly sheet: Size
  readonly photo: Size | undefined
  /** The sheet itself as it would be; absent: a little drawing of what it does to photos of this shape. */
  pictureOf?(fit: FitType): ReactNode
  onChoose(fit: FitType): void
}

/** The ways a photo may sit, each with a picture of what it does. */
export function FitChoice(props: FitChoiceProps) {
  const { fits, chosen, disabled = false, sheet, photo, pictureOf, onChoose } = props
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen is brought into sight.
  useEffect(() => {
    const pressed = row.current?.querySelector('[aria-pressed=true]')
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [chosen])
  return (
    <ul ref={row} className={styles['row']} aria-label={t`How the photo fits`}>
      {fits.map((fit) => (
        <li key={fit}>
          <button
            type="button"
            className={styles['fit']}
            aria-pressed={fit === chosen}
            aria-disabled={disabled || undefined}
            onClick={() => (disabled ? undefined : onChoose(fit))}
          >
            <span className={styles['picture']}>
              {pictureOf ? pictureOf(fit) : <FitIcon fit={fit} sheet={sheet} photo={photo ?? SAMPLE} />}
            </span>
            <span>{localised(FIT_NAMES[fit])}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A photo as phones take them. */
const SAMPLE = { width: 4, height: 3 }
/** Longest side of a little sheet, css px. */
const LONG = 36

/** A sheet with its photo where the fit puts it: sky, hill and sun, so that one sees what is cut away. */
function FitIcon({ fit, sheet, photo }: { readonly fit: FitType; readonly sheet: Size; readonly photo: Size }) {
  const scale = LONG / Math.max(sheet.width, sheet.height)
  const cell = { width: sheet.width * scale, height: sheet.height * scale }
  const { window, crop } = fitPlacementOf(fit, { id: asId('icon'), ...photo }, cell)
  const [x, y] = [(44 - cell.width) / 2, (44 - cell.height) / 2]
  const whole = { width: window.width / crop.width, height: window.height / crop.height }
  const left = x + window.x - crop.x * whole.width
  const top = y + window.y - crop.y * whole.height
  const clip = `fit-${fit}-${Math.round(cell.width)}-${Math.round(cell.height)}`
  const at = (dx: number, dy: number) => `${left + dx * whole.width} ${top + dy * whole.height}`
  return (
    <svg width={44} height={44} viewBox="0 0 44 44" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <rect x={x + window.x} y={y + window.y} width={window.width} height={window.height} />
      </clipPath>
      <rect x={x} y={y} {...cell} fill="#fff" stroke="currentColor" strokeWidth={1} />
      <g clipPath={`url(#${clip})`}>
        <rect x={left} y={top} {...whole} fill="#bcd3de" />
        <circle cx={left + 0.72 * whole.width} cy={top + 0.28 * whole.height} r={2.6} fill="#f2c14e" />
        <path
          d={`M${at(0, 0.8)}L${at(0.34, 0.42)}L${at(0.6, 0.72)}L${at(0.76, 0.58)}L${at(1, 0.8)}V${top + whole.height}H${left}Z`}
          fill="#6f8f72"
        />
      </g>
      {fit === 'auto' ? (
        <path
          d="M34 3l1.6 4.4L40 9l-4.4 1.6L34 15l-1.6-4.4L28 9l4.4-1.6Z"
          fill="var(--accent)"
          stroke="var(--surface)"
          strokeWidth={1}
        />
      ) : null}
    </svg>
  )
}
