import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName, LaterIcon } from '../pictures/icon-paths.ts'
import styles from './IconButton.module.css'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon: IconName | LaterIcon
  /** What a screen reader says; also the tooltip. */
  readonly label: string
  /** Shows the label under the icon, as in a tool bar; of a long one the part of it that has room there. */
  readonly captioned?: boolean | string
  readonly selected?: boolean
  /** How many things wait behind it: a number at its corner, which `label` says to those who do not see it. */
  readonly count?: number
}

export function IconButton({
  icon,
  label,
  captioned = false,
  selected,
  count = 0,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={[styles['button'], className].filter(Boolean).join(' ')}
      aria-label={captioned === true ? undefined : label}
      title={captioned === true ? undefined : label}
      aria-pressed={selected}
      data-captioned={captioned ? true : undefined}
      data-selected={selected || undefined}
      {...rest}
    >
      <Icon name={icon} />
      {count > 0 ? (
        <span className={styles['count']} aria-hidden="true">
          {count}
        </span>
      ) : null}
      {captioned ? <span className={styles['caption']}>{captioned === true ? label : captioned}</span> : null}
    </button>
  )
}
