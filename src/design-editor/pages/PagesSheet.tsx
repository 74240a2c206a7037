import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Design } from '../../../domain/design/design.ts'
import { innerPages } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import type { PageRule } from '../../../domain/product/product.ts'
import { kindOf, pageName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import type { SceneOf } from '../hooks/use-scenes.ts'
import styles from './PagesSheet.module.css'
import { RecreateDialog } from './RecreateDialog.tsx'

interface PagesSheetProps {
  readonly design: Design
  readonly rule: PageRule
  /** The page that is worked on: it is in sight when the sheet opens. */
  readonly current: PageId
  readonly sceneOf: SceneOf
  readonly resources: RenderResources
  onAdd(after: PageId): void
  onRemove(pageId: PageId): void
  onLock(pageId: PageId): void
  onShow(pageId: PageId): void
  /** Designs the same photos anew; absent where that is not possible. */
  onRecreate?: (() => void) | undefined
  onClose(): void
}

/** All pages in reading order: add, take out, lock. The numbers follow by themselves. */
export function PagesSheet({ design, rule, current, sceneOf, resources, onRecreate, ...act }: PagesSheetProps) {
  const { t, i18n } = useLingui()
  const count = innerPages(design).length
  const cards = kindOf(design) === 'cards'
  // A calendar has a page for every month: their number is changed with its settings.
  const months = kindOf(design) === 'calendar'
  const fixed = rule.kind === 'fixed' || months
  return (
    <Sheet
      open
      onOpenChange={(open) => open || act.onClose()}
      title={cards ? t`${count / 2} cards` : months ? t`${count} months` : t`${count} pages`}
      action={
        <Button wide variant="primary" onClick={act.onClose}>
          {t`Done`}
        </Button>
      }
    >
      <p className={styles['hint']}>
        {months
          ? t`A photo page for every month. You change the months in the calendar's settings.`
          : fixed
            ? t`Always ${count} of them.`
            : cards
              ? t`From ${rule.min / 2} to ${rule.max / 2} cards. The photo of a card that goes is kept in the tray.`
              : t`From ${rule.min} to ${rule.max} pages, ${rule.multiple} at a time. Photos of a page that goes are kept in the tray.`}
      </p>
      <ol className={styles['pages']}>
        {design.pages.map((page) => {
          const name = i18n._(pageName(design, page.id))
          const scene = sceneOf(page)
          return (
            <li key={page.id} className={styles['page']} ref={page.id === current ? bringIntoView : undefined}>
              <button
                type="button"
                className={styles['thumb']}
                aria-label={t`Show ${name}`}
                onClick={() => act.onShow(page.id)}
              >
                <PageCanvas
                  scene={scene}
                  images={resources.images}
                  fonts={resources.fonts.book}
                  width={Math.min(120, Math.round((64 * scene.width) / scene.height))}
                />
              </button>
              <span className={styles['name']}>{name}</span>
              {page.kind === 'cover' || page.kind === 'back' ? null : (
                <IconButton
                  icon={page.locked ? 'lock' : 'unlock'}
                  label={page.locked ? t`Unlock ${name}` : t`Lock ${name}`}
                  selected={page.locked}
                  onClick={() => act.onLock(page.id)}
                />
              )}
              {fixed || page.kind === 'cover' || page.kind === 'back' ? null : (
                <IconButton
                  icon="trash"
                  label={t`Take ${name} out`}
                  disabled={page.locked}
                  onClick={() => act.onRemove(page.id)}
                />
              )}
              {fixed || (cards && page.kind !== 'back') ? null : (
                <IconButton
                  icon="plus"
                  label={cards ? t`Add a card behind ${name}` : t`Add pages behind ${name}`}
                  disabled={count >= rule.max}
                  onClick={() => act.onAdd(page.id)}
                />
              )}
            </li>
          )
        })}
      </ol>
      {onRecreate ? <Recreate onRecreate={onRecreate} /> : null}
    </Sheet>
  )
}

function Recreate({ onRecreate }: { onRecreate(): void }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button wide variant="quiet" icon="shuffle" onClick={() => setAsking(true)}>
        {t`Design the whole book anew`}
      </Button>
      <RecreateDialog open={asking} onOpenChange={setAsking} onRecreate={onRecreate} />
    </>
  )
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' })
}
