import { useLingui } from '@lingui/react/macro'
import {
  allCardsFitted,
  CARD_FITS,
  type CardFit,
  cardFitOf,
  cardFitted,
} from '../../../../domain/design/change/card-fit.ts'
import type { Design, Page } from '../../../../domain/design/design.ts'
import { asId, type IdSource, type PageId } from '../../../../domain/ids.ts'
import type { PhotoBook } from '../../../../domain/photo/photo.ts'
import type { EditingWorld } from '../../../../machines/editing/editing.types.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import type { EditCommands } from '../../hooks/use-commands.ts'
import styles from './CardFitBar.module.css'

interface CardFitBarProps {
  readonly design: Design
  readonly world: EditingWorld
  readonly photoBook: PhotoBook
  readonly page: Page | undefined
  readonly make: EditCommands['make']
  readonly ids: IdSource
}

/** One picture on the front of this card, or four; the same for all cards with one more tap. Nothing on other products. */
export function CardFitBar({ design, world: setting, photoBook, page, make, ids }: CardFitBarProps) {
  const { t } = useLingui()
  const world = { ...setting, photos: photoBook }
  const fit = page && cardFitOf(page, world)
  if (!page || fit === undefined) {
    return null
  }
  const names: Record<CardFit, string> = { f1: t`One picture`, f4: t`Four pictures` }
  const all = allCardsFitted(design, fit, world, () => asId<PageId>(ids.next()))
  return (
    <section className={styles['line']} data-fit aria-label={t`Pictures on this card`}>
      {CARD_FITS.map((one) => (
        <button
          key={one}
          type="button"
          className={styles['fit']}
          aria-pressed={one === fit}
          onClick={() => make(cardFitted(design, page.id, one, world), names[one])}
        >
          <CardIcon fit={one} />
          {names[one]}
        </button>
      ))}
      {all ? (
        <Button variant="quiet" onClick={() => make(all, t`All cards alike`)}>
          {t`All cards`}
        </Button>
      ) : null}
    </section>
  )
}

function CardIcon({ fit }: { readonly fit: CardFit }) {
  const cells =
    fit === 'f1'
      ? ['M3 4h18v16H3Z']
      : ['M3 4h8.4v7.4H3Z', 'M12.6 4H21v7.4h-8.4Z', 'M3 12.6h8.4V20H3Z', 'M12.6 12.6H21V20h-8.4Z']
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={cells.join('')} fill="currentColor" opacity={0.28} stroke="currentColor" strokeWidth={1} />
    </svg>
  )
}
