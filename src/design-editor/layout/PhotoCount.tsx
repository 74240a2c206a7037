import { Plural, useLingui } from '@lingui/react/macro'
import { type Design, innerPages, type Page } from '../../../domain/design/design.ts'
import { mostPhotos } from '../../../domain/design/edits/decision.ts'
import type { PhotoId } from '../../../domain/ids.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { photosOfPage, roomOn } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { SteadyIconButton } from '../tools/SteadyIconButton.tsx'
import styles from './PhotoCount.module.css'

interface PhotoCountProps {
  readonly document: EditorDocument
  readonly page: Page
  readonly make: EditCommands['make']
  readonly announce: EditCommands['announce']
}

/** More or fewer photos on the page, one press each; what would happen to which photo is said before. */
export function PhotoCount({ document: { design, world, photoBook }, page, make, announce }: PhotoCountProps) {
  const { t, i18n } = useLingui()
  const words = leafWords(design)
  const room = roomOn(page, world)
  const here = photosOfPage(page)
  const next = nearestWaiting(design, page, photoBook)
  const last = page.slots.findLast(({ placement, locked }) => placement && !locked)?.placement?.photoId
  const most = mostPhotos(page, world)
  // Whoever asks for one more is told why there is none.
  const why =
    room === 'full'
      ? t`This look fits up to ${most} on one page.`
      : next === undefined
        ? i18n._(words.moveHere)
        : undefined
  const change = (add: PhotoId | undefined, del: PhotoId | undefined, done: string) =>
    make({ cmd: 'page_add_del_photos', pageId: page.id, add: add ? [add] : [], del: del ? [del] : [] }, done)
  if (room === 'none' || room === 'locked') {
    return null
  }
  return (
    <section className={styles['row']} aria-label={i18n._(words.photosOnThis)}>
      <span className={styles['count']}>
        <SteadyIconButton
          icon="minus"
          label={t`One fewer photo`}
          disabled={last === undefined || here.length < 2}
          onClick={() => change(undefined, last, i18n._(words.fewerWaits))}
        />
        <Plural value={here.length} one="# photo" other="# photos" />
        <IconButton
          icon="plus"
          label={t`One more photo`}
          aria-disabled={why !== undefined || undefined}
          onClick={() => (why === undefined ? change(next, undefined, t`One more photo`) : announce(why))}
        />
      </span>
      <p className={styles['what']}>{why ?? i18n._(words.fewerMore)}</p>
    </section>
  )
}

/** Of the photos that wait the one that the album has nearest to those of the page; of a blank page to the pages before. */
function nearestWaiting(design: Design, page: Page, photos: PhotoBook): PhotoId | undefined {
  const order = [...photos.keys()]
  const before = innerPages(design).slice(0, innerPages(design).indexOf(page) + 1)
  const around = photosOfPage(page).length > 0 ? photosOfPage(page) : before.flatMap(photosOfPage).slice(-1)
  const places = around.map((id) => order.indexOf(id))
  const away = (id: PhotoId) => Math.min(...places.map((place) => Math.abs(place - order.indexOf(id))))
  return design.tray.toSorted((a, b) => away(a) - away(b))[0]
}
