import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import type { FitType } from '../../../../domain/design/fit-type.ts'
import { showsPaper } from '../../../../domain/frame/opening.ts'
import { isBook } from '../../../../domain/product/paper.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { IconButton } from '../../../ui/controls/IconButton.tsx'
import { EDITOR_ICONS } from '../../../ui/pictures/editor-icons.ts'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import { useToolBar } from '../../hooks/use-tool-bar.ts'
import { GroundRow } from '../../layout/GroundRow.tsx'
import styles from './SheetBar.module.css'
import { SheetFitChoice } from './SheetFitChoice.tsx'
import type { SheetActs } from './use-sheet-acts.ts'

interface SheetBarProps {
  readonly document: EditorDocument
  readonly page: Page
  readonly resources: RenderResources
  readonly acts: SheetActs
  readonly make: EditCommands['make']
  onFit(fit: FitType): void
  /** Puts its paper below all the others; absent: they have it. */
  readonly onGroundOnAll?: (() => void) | undefined
  /** In the place of the fits. */
  readonly instead?: ReactNode
  /** Tools that only this product has. */
  readonly children?: ReactNode
}

/** Below the sheet in hand: how its photo sits or what it lies on, and what can be done with both. */
export function SheetBar({
  document,
  page,
  resources,
  acts,
  make,
  onFit,
  onGroundOnAll,
  instead,
  children,
}: SheetBarProps) {
  const { t } = useLingui()
  const bar = useToolBar()
  const { paper } = document.world
  const [isGround, setGround] = useState(false)
  const hasGround = !isBook(paper) && showsPaper(paper, page)
  return (
    <>
      {instead ??
        (isGround && hasGround ? (
          <div className={styles['ground']}>
            <GroundRow {...{ document, page, resources, make }} />
            {onGroundOnAll ? <Button variant="quiet" onClick={onGroundOnAll}>{t`On all prints`}</Button> : null}
          </div>
        ) : (
          <SheetFitChoice {...{ document, page, resources, onFit }} />
        ))}
      <div className={styles['tools']} role="toolbar" aria-label={t`Tools for the photo`} {...bar}>
        <IconButton captioned icon="crop" label={t`Crop`} disabled={acts.blank} onClick={acts.crop} />
        <IconButton
          captioned
          icon={EDITOR_ICONS.rotate}
          label={t`Rotate`}
          disabled={acts.blank}
          onClick={acts.rotate}
        />
        {children}
        <IconButton captioned icon="photo" label={acts.blank ? t`Choose` : t`Change`} onClick={acts.change} />
        {acts.write ? <IconButton captioned icon="text" label={t`Text`} onClick={acts.write} /> : null}
        <IconButton
          captioned
          icon={EDITOR_ICONS.colour}
          label={t`Paper`}
          aria-expanded={isGround && hasGround}
          selected={isGround && hasGround}
          disabled={!hasGround}
          onClick={() => setGround(!isGround)}
        />
      </div>
    </>
  )
}
