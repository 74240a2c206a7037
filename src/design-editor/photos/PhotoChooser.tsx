import { useLingui } from '@lingui/react/macro'
import type { PhotoId } from '../../../domain/ids.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import type { Marks } from '../hooks/marks.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'
import styles from './PhotoChooser.module.css'

interface PhotoChooserProps {
  readonly page: string
  /** What the photos that lie there are called, and how others come to them. */
  readonly says: { readonly onThis: string; readonly chooseMore: string }
  readonly isOfCards: boolean
  readonly onPage: readonly PhotoTile[]
  /** Photos of the album that lie on no page. */
  readonly tray: readonly PhotoTile[]
  readonly max: number
  /** The photos that were tapped: those to come and those to go. */
  readonly marks: Marks
  onApply(change: { readonly add: readonly PhotoId[]; readonly del: readonly PhotoId[] }): void
  /** Lays photos out on new pages behind this one; absent where no pages can be added. */
  onNewPages?: ((photos: readonly PhotoId[]) => void) | undefined
  onClose(): void
}

/** Photos come to a page and leave it; nothing happens before the button says what will. */
export function PhotoChooser({
  page,
  says,
  isOfCards,
  onPage,
  tray,
  max,
  marks,
  onApply,
  onNewPages,
  onClose,
}: PhotoChooserProps) {
  const { t } = useLingui()
  const marked = (photos: readonly PhotoTile[]) =>
    marks.ids.flatMap((id) => photos.find((photo) => photo.id === id)?.id ?? [])
  const [add, del] = [marked(tray), marked(onPage)]
  const toggle = (id: PhotoId) => marks.set(toggled([...add, ...del], id))
  const after = onPage.length - del.length + add.length
  const tooMany = after > max
  const changes = add.length + del.length
  const apart = add.length > 0 ? add : tray.map(({ id }) => id)
  return (
    <Sheet
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title={t`Photos: ${page}`}
      action={
        <div className={styles['actions']}>
          <Button wide variant="primary" disabled={changes === 0 || tooMany} onClick={() => onApply({ add, del })}>
            {changes === 0 ? t`No photo chosen yet` : t`Add ${add.length}, remove ${del.length}`}
          </Button>
          {onNewPages && apart.length > 0 && del.length === 0 ? (
            <Button wide icon="plus" onClick={() => onNewPages(apart)}>
              {isOfCards
                ? add.length > 0
                  ? t`Add ${apart.length} on new cards`
                  : t`Add all ${apart.length} on new cards`
                : add.length > 0
                  ? t`Add ${apart.length} on new pages`
                  : t`Add all ${apart.length} on new pages`}
            </Button>
          ) : null}
        </div>
      }
    >
      <section aria-label={says.onThis}>
        <h3 className={styles['head']}>{says.onThis}</h3>
        <p className={styles['hint']} data-over={tooMany || undefined}>
          {tooMany
            ? isOfCards
              ? t`${after} photos are too many: ${max} fit on a card.`
              : t`${after} photos are too many: ${max} fit on a page.`
            : t`Tap a photo to remove it.`}
        </p>
        <Tiles photos={onPage} marked={del} mark="trash" onToggle={toggle} />
      </section>
      <section aria-label={t`Not placed yet`}>
        <h3 className={styles['head']}>{t`Not placed yet`}</h3>
        <p className={styles['hint']}>{tray.length === 0 ? t`Every photo in the album is placed.` : says.chooseMore}</p>
        <Tiles photos={tray} marked={add} mark="check" onToggle={toggle} />
      </section>
    </Sheet>
  )
}

interface PhotoReplacerProps {
  readonly tray: readonly PhotoTile[]
  /** Photos that lie elsewhere in the book: the two change places. */
  readonly placed: readonly PhotoTile[]
  onChoose(id: PhotoId): void
  onSwap(id: PhotoId): void
  onClose(): void
}

/** Another photo for one slot. */
export function PhotoReplacer({ tray, placed, onChoose, onSwap, onClose }: PhotoReplacerProps) {
  const { t } = useLingui()
  return (
    <Sheet open wide onOpenChange={(open) => open || onClose()} title={t`Change photo`}>
      <section aria-label={t`Not placed yet`}>
        <h3 className={styles['head']}>{t`Not placed yet`}</h3>
        <p className={styles['hint']}>
          {tray.length === 0 ? t`Every photo in the album is placed.` : t`The current photo goes back to the tray.`}
        </p>
        <Tiles photos={tray} marked={[]} mark="check" onToggle={onChoose} />
      </section>
      <section aria-label={t`Placed already`}>
        <h3 className={styles['head']}>{t`Placed already`}</h3>
        <p className={styles['hint']}>{t`Tap a photo to swap the two.`}</p>
        <Tiles photos={placed} marked={[]} mark="check" onToggle={onSwap} />
      </section>
    </Sheet>
  )
}

interface TilesProps {
  readonly photos: readonly PhotoTile[]
  readonly marked: readonly PhotoId[]
  readonly mark: 'check' | 'trash'
  onToggle(id: PhotoId): void
}

function Tiles({ photos, marked, mark, onToggle }: TilesProps) {
  return (
    <ul className={styles['tiles']}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <button
            type="button"
            className={styles['tile']}
            aria-pressed={marked.includes(photo.id)}
            aria-label={photo.name}
            onClick={() => onToggle(photo.id)}
          >
            <img src={photo.src} alt="" loading="lazy" decoding="async" />
            {marked.includes(photo.id) ? (
              <span className={styles['mark']} data-mark={mark}>
                <Icon name={mark} size={20} />
              </span>
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}

function toggled(list: readonly PhotoId[], id: PhotoId): readonly PhotoId[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id]
}
