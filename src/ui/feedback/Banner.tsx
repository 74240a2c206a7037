import type { ReactNode } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import styles from './Banner.module.css'

export type BannerTone = 'plain' | 'warning' | 'danger' | 'success'

const ICONS: Record<BannerTone, IconName> = { plain: 'info', warning: 'warning', danger: 'warning', success: 'check' }

interface BannerProps {
  readonly tone?: BannerTone
  readonly icon?: IconName
  readonly action?: ReactNode
  /** Lies across the top of the window instead of inside a column. */
  readonly edge?: boolean
  readonly children: ReactNode
}

/** A sentence that stays while it is true: offline, saved elsewhere, something to mend. */
export function Banner({ tone = 'plain', icon, action, edge = false, children }: BannerProps) {
  return (
    <div
      className={styles['banner']}
      data-tone={tone}
      data-edge={edge || undefined}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon name={icon ?? ICONS[tone]} size={20} />
      <div className={styles['body']}>
        <div className={styles['text']}>{children}</div>
        {action}
      </div>
    </div>
  )
}
