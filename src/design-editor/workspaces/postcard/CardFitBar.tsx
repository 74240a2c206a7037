import { useLingui } from '@lingui/react/macro'
import {
  allCardsFitted,
  CARD_FITS,
  type CardFit,
  cardFitOf,
  cardFitted,
} from '../../../../domain/design/change/card-fit.ts'
import { asId, type IdSource, type PageId } from '../../../../domain/ids.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import styles from './CardFitBar.module.css'

interface CardFitBarProps {
  readonly document: EditorDocument
  readonly resources: RenderResources
  readonly make: EditCommands['make']
  readonly ids: IdSource
}

/** Height of a card in the row, css px. */
const THUMB = 40

/** One picture on the front of this card, or four, each as the card would be; the same for all cards with one more tap. Nothing on other products. */
export function CardFitBar({ document, resources, make, ids }: CardFitBarProps) {
  const { t } = useLingui()
  const { design, page, photoBook, sceneOf } = document
  const world = { ...document.world, photos: photoBook }
  const fit = page && cardFitOf(page, world)
  if (!page || fit === undefined) {
    return null
  }
  const names: Record<CardFit, string> = { f1: t`One picture`, f4: t`Four pictures` }
  const all = allCardsFitted(design, fit, world, () => asId<PageId>(ids.next()))
  return (
    <section className={styles['line']} data-fit aria-label={t`Pictures on this card`}>
      {CARD_FITS.map((one) => {
        const edit = cardFitted(design, page.id, one, world)
        const scene = sceneOf(edit?.pages[0] ?? page)
        return (
          <button
            key={one}
            type="button"
            className={styles['fit']}
            aria-pressed={one === fit}
            disabled={one !== fit && edit === undefined}
            onClick={() => make(edit, names[one])}
          >
            <PageCanvas
              scene={scene}
              images={resources.images}
              fonts={resources.fonts.book}
              width={Math.round((THUMB * scene.width) / scene.height)}
            />
            {names[one]}
          </button>
        )
      })}
      {all ? (
        <Button variant="quiet" onClick={() => make(all, t`All cards alike`)}>
          {t`All cards`}
        </Button>
      ) : null}
    </section>
  )
}
