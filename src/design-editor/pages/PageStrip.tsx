import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { Spread } from '../../../editor/spread.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { designKind, spreadName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useFirstFew } from '../hooks/use-first-few.ts'
import { useRovingFocus } from '../hooks/use-roving-focus.ts'
import type { SceneOf } from '../hooks/use-scenes.ts'
import styles from './PageStrip.module.css'
import { PageThumb } from './PageThumb.tsx'
import { useLeafLabel } from './use-leaf-label.ts'

interface PageStripProps {
  readonly design: Design
  readonly spreads: readonly Spread[]
  readonly current: number
  readonly sceneOf: SceneOf
  readonly resources: RenderResources
  /** Pages as the shop has painted them; the others are painted here. */
  readonly pictures: ReadonlyMap<PageId, string>
  onShow(pageId: PageId): void
  /** Absent where the number of pages is fixed. */
  onArrange?: (() => void) | undefined
}

/** Spreads that a phone shows at most before its strip is pushed on. */
const IN_SIGHT = 4

/** Height of a thumbnail page, css px. */
const THUMB = 52

/** All spreads as thumbnails, in order. A photo that is carried onto one opens it. */
export function PageStrip({
  design,
  spreads,
  current,
  sceneOf,
  resources,
  pictures,
  onShow,
  onArrange,
}: PageStripProps) {
  const { t, i18n } = useLingui()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const list = strip.current
    if (!list) {
      return
    }
    // Told at once, and again when it has another width: also when it comes back from where a small screen hid it.
    const observer = new ResizeObserver(() =>
      list.querySelectorAll('li')[current]?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    observer.observe(list)
    return () => observer.disconnect()
  }, [current])
  const kind = designKind(design)
  const words = leafWords(design)
  const labelOf = useLeafLabel(design)
  // With the open one, which is looked at, and what a phone shows behind it.
  const drawn = useFirstFew(spreads.length, current + 1 + IN_SIGHT)
  const roving = useRovingFocus({ count: spreads.length + (onArrange ? 1 : 0), home: current })
  const pageOf = new Map(design.pages.map((page) => [page.id, page]))
  return (
    <nav className={styles['strip']} aria-label={i18n._(words.allInOrder)} ref={strip}>
      <ul className={styles['list']} {...roving.row}>
        {spreads.slice(0, drawn).map((spread, index) => (
          <li key={spread.join('+')}>
            <button
              type="button"
              className={styles['spread']}
              tabIndex={roving.tabIndexOf(index)}
              aria-current={index === current ? 'page' : undefined}
              aria-label={i18n._(spreadName(design, spread))}
              data-strip-page={spread[0]}
              onClick={() => spread[0] && onShow(spread[0])}
            >
              {spread.map((id) => {
                const page = pageOf.get(id)
                return page ? <Thumb key={id} {...{ page, sceneOf, resources }} picture={pictures.get(id)} /> : null
              })}
            </button>
            <span className={styles['number']} aria-hidden="true">
              {labelOf(spread)}
            </span>
          </li>
        ))}
        {onArrange ? (
          <li>
            <button
              type="button"
              className={styles['arrange']}
              tabIndex={roving.tabIndexOf(spreads.length)}
              aria-label={kind === 'calendar' ? t`Months and family days` : i18n._(words.rearrange)}
              onClick={onArrange}
            >
              <Icon name="plus" />
            </button>
          </li>
        ) : null}
      </ul>
    </nav>
  )
}

interface ThumbProps extends Pick<PageStripProps, 'sceneOf' | 'resources'> {
  readonly page: Page
  readonly picture: string | undefined
}

function Thumb({ page, sceneOf, resources, picture }: ThumbProps) {
  const scene = sceneOf(page)
  return <PageThumb {...{ scene, resources, picture }} width={Math.round((THUMB * scene.width) / scene.height)} />
}
