import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName, LaterIcon } from '../pictures/icon-paths.ts'
import styles from './Button.module.css'

/** `primary` once per screen; `danger` never in the bottom bar. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  readonly icon?: IconName | LaterIcon
  /**
   * Work is under way: the button stays in place and takes no press, nor sends its form, and says both to a screen reader.
   * It keeps the focus, which a `disabled` one would lose.
   */
  readonly busy?: boolean
  readonly children: ReactNode
}

export function Button({
  variant = 'secondary',
  wide = false,
  icon,
  busy = false,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={[styles['button'], className].filter(Boolean).join(' ')}
      data-look={variant}
      data-wide={wide || undefined}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refusePress : onClick}
      {...rest}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles['label']}>{children}</span>
      {busy ? <span className={styles['work']} aria-hidden="true" /> : null}
    </button>
  )
}

/** A button of a form would send it; Enter in a field presses it too. */
function refusePress(event: MouseEvent): void {
  event.preventDefault()
}
