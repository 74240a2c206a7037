import styles from './Progress.module.css'

interface ProgressProps {
  /** 0 to 1; absent while it is not known how far. */
  readonly value?: number
  /** What is under way, for a screen reader. */
  readonly label: string
}

function percentOf(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100)
}

/** A slim line that fills. */
export function ProgressBar({ value, label }: ProgressProps) {
  const known = value === undefined ? {} : { 'aria-valuenow': percentOf(value) }
  return (
    <div
      className={styles['bar']}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...known}
    >
      <div
        className={styles['fill']}
        data-unknown={value === undefined || undefined}
        style={value === undefined ? undefined : { transform: `scaleX(${percentOf(value) / 100})` }}
      />
    </div>
  )
}

const RADIUS = 10
const ROUND = 2 * Math.PI * RADIUS

/** A slim ring that closes; for one photo. */
export function ProgressRing({ value = 0.08, label, size = 28 }: ProgressProps & { readonly size?: number }) {
  return (
    <svg
      className={styles['ring']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentOf(value)}
    >
      <circle className={styles['track']} cx="12" cy="12" r={RADIUS} />
      <circle
        className={styles['arc']}
        cx="12"
        cy="12"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - percentOf(value) / 100)}
      />
    </svg>
  )
}
