import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { TaskId } from '../../../domain/ids.ts'
import { pathTo } from '../../navigation/routes.ts'
import styles from './ProofLink.module.css'

interface ProofLinkProps {
  /** Absent: there is no design behind the picture. */
  readonly taskId: TaskId | undefined
  readonly name: string
  readonly children: ReactNode
}

/** The picture of a design, which leads to its proof: page by page as the shop has painted it, each cell a way into the editor. */
export function ProofLink({ taskId, name, children }: ProofLinkProps) {
  const { t } = useLingui()
  return taskId ? (
    <Link
      className={styles['link']}
      href={pathTo('theme_viewLarger', { taskid: taskId })}
      aria-label={t`View the pages of “${name}”`}
    >
      {children}
    </Link>
  ) : (
    children
  )
}
