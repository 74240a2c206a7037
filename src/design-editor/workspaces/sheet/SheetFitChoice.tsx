import { type ReactNode, useMemo } from 'react'
import { fitsOf, printsFitted } from '../../../../domain/design/change/print-set.ts'
import type { Page } from '../../../../domain/design/design.ts'
import type { FitType } from '../../../../domain/design/fit-type.ts'
import { pageFormat } from '../../../../domain/product/paper.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import type { EditorDocument } from '../../hooks/use-document.ts'
import { FitChoice } from '../../photos/FitChoice.tsx'

interface SheetFitChoiceProps {
  readonly document: EditorDocument
  readonly page: Page
  readonly resources: RenderResources
  onFit(fit: FitType): void
}

/** The longer side of a sheet in the row, css px. */
const LONG = 44

/** The ways that a photo may sit on its sheet, each painted as it would be printed: a tap, and it is. */
export function SheetFitChoice({ document, page, resources, onFit }: SheetFitChoiceProps) {
  const { design, world, photoBook, sceneOf } = document
  const { placement, fit: chosen } = page.slots[0] ?? {}
  const blank = placement === undefined
  const pages = useMemo(() => {
    const alone = { ...design, pages: [page] }
    return new Map(
      fitsOf(world).map((fit) => {
        const edit = printsFitted(alone, fit, { ...world, photos: photoBook }, [page.id])
        const [seen = page] = edit?.cmd === 'page_load' ? edit.pages : []
        return [fit, seen] as const
      }),
    )
  }, [design, page, world, photoBook])
  const pictureOf = (fit: FitType): ReactNode => {
    const seen = pages.get(fit)
    const scene = seen && sceneOf(seen)
    return scene ? (
      <PageCanvas
        scene={scene}
        images={resources.images}
        fonts={resources.fonts.book}
        width={Math.round((LONG * scene.width) / Math.max(scene.width, scene.height))}
      />
    ) : null
  }
  return (
    <FitChoice
      fits={fitsOf(world)}
      chosen={chosen}
      disabled={blank}
      sheet={pageFormat(world.paper, page).page}
      photo={undefined}
      {...(blank ? {} : { pictureOf })}
      onChoose={onFit}
    />
  )
}
