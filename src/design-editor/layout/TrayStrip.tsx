import { useLingui } from '@lingui/react/macro'
import { useDrag } from '@use-gesture/react'
import { useRef, useState } from 'react'
import { type Design, findPage, innerPages, placedPhotos, type SlotAddress } from '../../../domain/design/design.ts'
import type { Point } from '../../../domain/geometry.ts'
import type { PageId, PhotoId } from '../../../domain/ids.ts'
import { listed } from '../../i18n/listed.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName } from '../../messages/page-name.ts'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { type DropTarget, dropTargetAt } from '../canvas/drop-target.ts'
import { type Leafing, useCarriedPhoto } from '../canvas/use-carried-photo.ts'
import { useShownTarget } from '../canvas/use-shown-target.ts'
import { photoReplaced } from '../edits/page-edits.ts'
import { TAP_REACH } from '../hooks/tap-reach.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import type { PhotoTile } from '../hooks/use-editor-data.ts'
import { useFirstFew } from '../hooks/use-first-few.ts'
import { useRovingFocus } from '../hooks/use-roving-focus.ts'
import { NearImage } from '../photos/NearImage.tsx'
import styles from './TrayStrip.module.css'

interface TrayStripProps {
  readonly document: EditorDocument
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly make: EditCommands['make']
  /** Where a tap puts a photo; absent: on the page in hand. `null`: nowhere, `onNowhere` says what is to be done first. */
  readonly onto?: PageId | null
  onNowhere?(): void
  /**
   * Photos that lie on a page are here too, marked: they change places with the one that they are put upon, join the page that
   * they are put down on, and are shown by a tap.
   */
  readonly showsUsed?: boolean
  onShow(pageId: PageId): void
  /** The pages beside those in sight, where they are leafed. */
  beside?: Leafing['beside']
  /** Brings a photo to another page; absent: photos change places. */
  onMove?(from: SlotAddress, pageId: PageId): void
}

/** Photos that a phone shows at most before its strip is pushed on. */
const IN_SIGHT = 8
/** A finger that rests this long on a photo lifts it, ms; one that moves up lifts it at once. */
const LIFT_AFTER = 250

/**
 * The photos that lie on no page, always in sight: a tap puts one on the page in hand, a drag into a frame, onto a page or
 * onto a page of the strip. A photo that is carried off its page is let go here.
 */
export function TrayStrip(props: TrayStripProps) {
  const { document, photos, make, showsUsed = false, onShow } = props
  const { t, i18n } = useLingui()
  const { design } = document
  const words = leafWords(design)
  const [lifted, setLifted] = useState<{ readonly tile: PhotoTile; readonly at: Point } | null>(null)
  const strip = useCarriedPhoto({ show: onShow, beside: props.beside, comesOutOfTray: true })
  const shown = useShownTarget()
  // The click that ends a drag is none. The gesture's own filter would swallow a quick tap too: a finger that leaves
  // before it lifts the photo has begun no gesture.
  const carried = useRef(false)
  const waiting = design.tray.flatMap((id) => photos.get(id) ?? [])
  // A cover may show a photo that waits for a page: it is there once, as one that waits.
  const placed = showsUsed ? [...new Set(placedPhotos(design))].filter((id) => !design.tray.includes(id)) : []
  const used = placed.flatMap((id) => photos.get(id) ?? [])
  const tiles = [...waiting, ...used]
  const drawn = useFirstFew(tiles.length, IN_SIGHT)
  const roving = useRovingFocus({ count: drawn })
  const onto = props.onto === undefined ? photosPage(document) : props.onto
  const name = onto ? i18n._(pageName(design, onto)) : ''
  const placeOf = (id: PhotoId) => (props.onMove && !design.tray.includes(id) ? placeInside(design, id) : undefined)
  const labelOf = (tile: PhotoTile, isUsed: boolean) => {
    const place = placeOf(tile.id)
    return place
      ? t`Show ${tile.name} on ${i18n._(pageName(design, place.pageId))}`
      : listed([onto ? t`Add ${tile.name} to ${name}` : tile.name, ...(isUsed ? [t`used already`] : [])])
  }

  const drop = (id: PhotoId, target: DropTarget | undefined) => {
    if (target?.kind === 'slot') {
      make(photoReplaced(target.at, id), t`Photo changed`)
    } else if (target?.kind === 'page') {
      const place = placeOf(id)
      if (place) {
        props.onMove?.(place, target.pageId)
        return
      }
      const [only, ...others] = findPage(design, target.pageId)?.slots ?? []
      if (only?.fit && others.length === 0) {
        // A sheet holds one photo: another takes its place.
        make(photoReplaced({ pageId: target.pageId, slotId: only.id }, id), t`Photo changed`)
        return
      }
      make({ cmd: 'page_add_del_photos', pageId: target.pageId, add: [id], del: [] }, t`Photos changed`)
      onShow(target.pageId)
    }
  }

  const tap = ({ id }: PhotoTile) => {
    const place = placeOf(id)
    if (place) {
      onShow(place.pageId)
    } else {
      onto ? drop(id, { kind: 'page', pageId: onto }) : props.onNowhere?.()
    }
  }

  const bind = useDrag(
    ({ args: [tile], xy: [x, y], distance: [across, down], last, canceled }) => {
      carried.current = true
      const at = { x, y }
      const found = last ? undefined : dropTargetAt(at)
      shown.show(found?.target.kind === 'tray' ? undefined : found?.element)
      strip.over(at)
      setLifted(last ? null : { tile: tile as PhotoTile, at })
      if (!last) {
        return
      }
      strip.end(at)
      if (canceled) {
        return
      }
      // A finger that rested, or was slow to be heard on a phone that is busy: it means what a tap means.
      if (Math.hypot(across, down) <= TAP_REACH) {
        tap(tile as PhotoTile)
      } else {
        drop((tile as PhotoTile).id, dropTargetAt(at)?.target)
      }
    },
    { threshold: 3, preventScroll: LIFT_AFTER, preventScrollAxis: 'x', pointer: { capture: true, keys: false } },
  )

  return (
    <section
      className={styles['tray']}
      data-tray
      data-empty={tiles.length === 0 || undefined}
      aria-label={i18n._(words.notPlaced)}
    >
      {tiles.length === 0 ? (
        <p className={styles['count']}>{i18n._(words.allPlaced)}</p>
      ) : (
        <p className={styles['count']} aria-hidden>
          {waiting.length === 0 ? t`All placed` : t`Not placed: ${waiting.length}`}
        </p>
      )}
      <p className={styles['drop']} aria-hidden>
        {i18n._(words.letGo)}
      </p>
      <ul className={styles['row']} {...roving.row}>
        {tiles.slice(0, drawn).map((tile, at) => (
          <li key={tile.id}>
            <button
              type="button"
              className={styles['tile']}
              tabIndex={roving.tabIndexOf(at)}
              data-used={at >= waiting.length || undefined}
              data-lifted={lifted?.tile.id === tile.id || undefined}
              aria-label={labelOf(tile, at >= waiting.length)}
              {...bind(tile)}
              onPointerDownCapture={() => {
                carried.current = false
              }}
              onClick={() => {
                if (!carried.current) {
                  tap(tile)
                }
              }}
            >
              <NearImage src={tile.src} />
              {at >= waiting.length ? (
                <span className={styles['used']}>
                  <Icon name="check" size={14} />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {lifted ? (
        <img
          className={styles['lifted']}
          style={{ translate: `${lifted.at.x}px ${lifted.at.y}px` }}
          src={lifted.tile.src}
          alt=""
        />
      ) : null}
    </section>
  )
}

/** Where a photo lies inside. */
function placeInside(design: Design, id: PhotoId): SlotAddress | undefined {
  return innerPages(design).flatMap((page) =>
    page.slots.flatMap((slot) => (slot.placement?.photoId === id ? [{ pageId: page.id, slotId: slot.id }] : [])),
  )[0]
}

/** The page in hand; of a card its front, as photos lie on no back. */
function photosPage({ design, page }: EditorDocument): PageId | undefined {
  const at = design.pages.findIndex(({ id }) => id === page?.id)
  return (design.pages[at]?.kind === 'back' ? design.pages[at - 1] : design.pages[at])?.id
}
