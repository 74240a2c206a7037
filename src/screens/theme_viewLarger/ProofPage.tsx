import { useLingui } from '@lingui/react/macro'
import { useDrag } from '@use-gesture/react'
import type { CSSProperties } from 'react'
import type { CaptionId, SlotId } from '../../../domain/ids.ts'
import type { PagePicture } from '../../../machines/preview/preview.selectors.ts'
import styles from './ProofPage.module.css'

type PageCells = NonNullable<PagePicture['cells']>

interface ProofPageProps {
  readonly picture: PagePicture
  readonly name: string
  /** The picture does not load. */
  onError(): void
  onLeaf(by: 1 | -1): void
  /** A photo or a text was touched. */
  onItem(item: SlotId | CaptionId): void
}

/** A page as the shop's painter has painted it; each photo and text leads to where it is changed. */
export function ProofPageView({ picture, name, onError, onLeaf, onItem }: ProofPageProps) {
  const { t } = useLingui()
  const bind = useDrag(
    ({ swipe: [by] }) => {
      if (by !== 0) {
        onLeaf(by < 0 ? 1 : -1)
      }
    },
    { axis: 'x', filterTaps: true },
  )
  const { url, cells } = picture
  return (
    <div className={styles['proof']} {...bind()}>
      <div className={styles['page']} style={shapeOf(cells)}>
        <img className={styles['picture']} src={url} alt={name} draggable={false} onError={onError} />
        {cells?.imgs.map(({ id, rt }, index) => (
          <button
            key={id}
            type="button"
            className={styles['cell']}
            style={within(rt, cells)}
            aria-label={t`Change photo ${index + 1}`}
            onClick={() => onItem(id)}
          />
        ))}
        {cells?.txts.map(({ id, value, rt }) => (
          <button
            key={id}
            type="button"
            className={styles['cell']}
            style={within(rt, cells)}
            aria-label={value === '' ? t`Add text` : t`Change the text “${value}”`}
            onClick={() => onItem(id)}
          />
        ))}
      </div>
    </div>
  )
}

/** As wide as the page may be where it is seen whole. */
function shapeOf(cells: PageCells | undefined): CSSProperties {
  const ratio = cells ? cells.w / cells.h : 1
  return { '--ratio': ratio, ...(cells ? { aspectRatio: ratio } : {}) } as CSSProperties
}

function within({ l, t, w, h }: PageCells['imgs'][number]['rt'], page: PageCells) {
  return {
    left: `${(l / page.w) * 100}%`,
    top: `${(t / page.h) * 100}%`,
    width: `${(w / page.w) * 100}%`,
    height: `${(h / page.h) * 100}%`,
  }
}
