import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pathTo, type Query, type RouteName } from '../../navigation/routes.ts'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import styles from './Button.module.css'
import type { ButtonVariant } from './Button.tsx'

interface LinkButtonProps {
  readonly to: RouteName
  readonly query?: Query
  readonly variant?: ButtonVariant
  readonly wide?: boolean
  readonly icon?: IconName
  readonly children: ReactNode
}

/** A way to another screen that looks like a button. */
export function LinkButton({ to, query, variant = 'secondary', wide = false, icon, children }: LinkButtonProps) {
  return (
    <Link className={styles['button']} href={pathTo(to, query)} data-look={variant} data-wide={wide || undefined}>
      {icon ? <Icon name={icon} size={20} /> : null}
      <span className={styles['label']}>{children}</span>
    </Link>
  )
}
