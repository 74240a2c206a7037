import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Edit } from '../../../domain/design/change/edit.ts'
import { type Design, innerPages } from '../../../domain/design/design.ts'
import type { EditWorld } from '../../../domain/design/world/edit-world.ts'
import type { IdSource, PageId } from '../../../domain/ids.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { designKind } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import type { Marks } from '../hooks/marks.ts'
import type { SceneOf } from '../hooks/use-scenes.ts'
import { ChosenPages } from './ChosenPages.tsx'
import { PagesGrid } from './PagesGrid.tsx'
import styles from './PagesSheet.module.css'
import { RecreateDialog } from './RecreateDialog.tsx'
import { useLeaves } from './use-leaves.ts'
import { usePlanMessages } from './use-plan-messages.ts'

interface PagesSheetProps {
  readonly design: Design
  readonly world: EditWorld
  /** The page that is worked on: it is in sight when the sheet opens. */
  readonly current: PageId
  readonly sceneOf: SceneOf
  readonly resources: RenderResources
  /** Pages as the shop has painted them; the others are painted here. */
  readonly pictures: ReadonlyMap<PageId, string>
  readonly ids: IdSource
  /** The pages that are chosen. */
  readonly marks: Marks
  make(edit: Edit | undefined, done: string): void
  onShow(pageId: PageId): void
  /** Designs the same photos anew; absent where that is not possible. */
  onRecreate?: (() => void) | undefined
  onClose(): void
}

/** All pages as they lie open: put in order, added, taken out, locked, several at a time. The numbers follow by themselves. */
export function PagesSheet(props: PagesSheetProps) {
  const { design, world, make, onShow, onRecreate, onClose } = props
  const { t, i18n } = useLingui()
  const { pages: rule } = world
  const [lifted, setLifted] = useState(false)
  const leaves = useLeaves(design, world, props)
  const words = usePlanMessages(design, rule)
  const count = innerPages(design).length
  const cards = designKind(design) === 'cards'
  return (
    <Sheet
      open
      wide
      // Escape puts a lifted leaf back before it closes the sheet.
      onOpenChange={(open) => open || lifted || onClose()}
      title={cards ? t`${count / 2} cards` : t`${count} pages`}
      action={
        leaves.chosen.length > 0 ? (
          <ChosenPages {...{ leaves, messages: words, lifted, make }} fixed={rule.kind === 'fixed'} {...{ design }} />
        ) : (
          <Button wide variant="primary" onClick={onClose}>
            {t`Done`}
          </Button>
        )
      }
    >
      <p className={styles['hint']}>
        {rule.kind === 'fixed'
          ? t`Always ${count}. Drag to reorder.`
          : cards
            ? t`${rule.min / 2} to ${rule.max / 2} cards. Drag to reorder; select some to add or remove.`
            : t`${rule.min} to ${rule.max} pages, ${rule.multiple} at a time. Drag to reorder; select some to add or remove.`}
      </p>
      <PagesGrid
        {...{ design, leaves, messages: words, lifted }}
        onLift={setLifted}
        current={props.current}
        sceneOf={props.sceneOf}
        resources={props.resources}
        pictures={props.pictures}
        onMove={(edit) => make(edit, i18n._(leafWords(design).moved))}
        onShow={onShow}
      />
      {onRecreate ? <Recreate onRecreate={onRecreate} /> : null}
    </Sheet>
  )
}

function Recreate({ onRecreate }: { onRecreate(): void }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button wide variant="quiet" icon={EDITOR_ICONS.shuffle} onClick={() => setAsking(true)}>
        {t`Redesign the whole book`}
      </Button>
      <RecreateDialog open={asking} onOpenChange={setAsking} onRecreate={onRecreate} />
    </>
  )
}
