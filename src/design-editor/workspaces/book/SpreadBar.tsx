import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { PageId } from '../../../../domain/ids.ts'
import type { previewMachine } from '../../../../machines/preview/preview.machine.ts'
import { paintingProgress } from '../../../../machines/preview/preview.selectors.ts'
import { spreadName } from '../../../messages/page-name.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import type { DesignSession } from '../../hooks/use-design-session.ts'
import styles from './SpreadBar.module.css'

interface SpreadBarProps {
  readonly session: DesignSession
  readonly preview: ActorRefFrom<typeof previewMachine>
  onLookCloser(pageId: PageId): void
}

/** Where in the book we are, what was done last, and the ways on. */
export function SpreadBar({ session, preview, onLookCloser }: SpreadBarProps) {
  const { t, i18n } = useLingui()
  const progress = useSelector(preview, paintingProgress, sameProgress)
  const { spreads, current, mode, setMode, show, note } = session
  const before = spreads[current - 1]?.[0]
  const behind = spreads[current + 1]?.[0]
  return (
    <div className={styles['line']}>
      <IconButton icon="back" label={t`Leaf back`} disabled={!before} onClick={() => before && show(before)} />
      <p className={styles['where']} aria-live="polite">
        {i18n._(spreadName(session.design, session.spread))}
        {note ? (
          <small aria-hidden="true">{note}</small>
        ) : progress.painted < progress.total ? (
          <small>{t`${progress.painted} of ${progress.total} pictures ready`}</small>
        ) : null}
      </p>
      {session.design.calendar ? null : (
        <IconButton
          icon={mode === 'spread' ? 'photo' : 'book'}
          label={mode === 'spread' ? t`One page at a time` : t`Open book`}
          onClick={() => setMode(mode === 'spread' ? 'page' : 'spread')}
        />
      )}
      <IconButton icon="eye" label={t`Look closer`} onClick={() => onLookCloser(session.snapshot.context.pageId)} />
      <IconButton icon="forward" label={t`Leaf on`} disabled={!behind} onClick={() => behind && show(behind)} />
    </div>
  )
}

type Progress = ReturnType<typeof paintingProgress>

function sameProgress(a: Progress, b: Progress): boolean {
  return a.painted === b.painted && a.total === b.total
}
