import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { Design } from '../../../../domain/design/design.ts'
import type { PageId } from '../../../../domain/ids.ts'
import type { PreviewActor } from '../../../../machines/preview/preview.machine.ts'
import { paintingProgress } from '../../../../machines/preview/preview.selectors.ts'
import { leafWords } from '../../../messages/leaf-words.ts'
import { spreadInShort, spreadName } from '../../../messages/page-name.ts'
import { useOnline } from '../../../session/use-online.ts'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../../ui/pictures/editor-icons.ts'
import type { Spreads } from '../../hooks/use-spreads.ts'
import { SteadyIconButton } from '../../tools/SteadyIconButton.tsx'
import styles from './SpreadBar.module.css'

interface SpreadBarProps {
  readonly design: Design
  readonly spreads: Spreads
  readonly preview: PreviewActor
  readonly price: ReactNode
  onShow(pageId: PageId): void
  onEnlarge(): void
}

/** Where in the book we are, and the ways on. */
export function SpreadBar({ design, spreads, preview, price, onShow, onEnlarge }: SpreadBarProps) {
  const { t, i18n } = useLingui()
  const progress = useSelector(preview, paintingProgress, sameProgress)
  const online = useOnline()
  const { all, index, mode, setMode } = spreads
  const words = leafWords(design)
  const before = all[index - 1]?.[0]
  const behind = all[index + 1]?.[0]
  const short = spreadInShort(design, spreads.open)
  return (
    <div className={styles['line']} data-leaf>
      <SteadyIconButton
        icon="back"
        label={i18n._(mode === 'page' ? words.beforeAlone : words.before)}
        disabled={!before}
        onClick={() => before && onShow(before)}
      />
      <p className={styles['where']}>
        <span className={styles['open']} aria-hidden="true">
          {typeof short === 'string' ? short : i18n._(short)}
        </span>
        <span className="hidden-visually">{i18n._(spreadName(design, spreads.open))}</span>
        {online && progress.painted < progress.total ? (
          <small className={styles['progress']}>{t`Previews: ${progress.painted} of ${progress.total}`}</small>
        ) : null}
      </p>
      {price}
      {design.calendar ? null : (
        <IconButton
          icon={mode === 'spread' ? EDITOR_ICONS.onePage : EDITOR_ICONS.twoPages}
          label={i18n._(mode === 'spread' ? words.oneAtATime : words.together)}
          onClick={() => setMode(mode === 'spread' ? 'page' : 'spread')}
        />
      )}
      <IconButton icon={EDITOR_ICONS.fullScreen} label={t`View larger`} onClick={onEnlarge} />
      <SteadyIconButton
        icon="forward"
        label={i18n._(mode === 'page' ? words.behindAlone : words.behind)}
        disabled={!behind}
        onClick={() => behind && onShow(behind)}
      />
    </div>
  )
}

type Progress = ReturnType<typeof paintingProgress>

function sameProgress(a: Progress, b: Progress): boolean {
  return a.painted === b.painted && a.total === b.total
}
