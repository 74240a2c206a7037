import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { RestyleVerdict } from '../../../domain/design/change/restyle.ts'
import type { RestyleNote } from '../../../domain/design/change/restyle-notes.ts'
import type { Design, Page } from '../../../domain/design/design.ts'
import { assertNever } from '../../../domain/never.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { pageName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useScenes } from '../hooks/use-scenes.ts'
import { softPhotos } from '../photos/soft-photos.ts'
import styles from './RestyleSheet.module.css'

interface ComparedPagesProps {
  readonly document: EditorDocument
  readonly verdict: Extract<RestyleVerdict, { kind: 'restyled' }>
  readonly resources: RenderResources
  readonly dpiRatio: number
}

/** Width of a page, css px. */
const WIDTH = 132

/** Every page as it is and as it would be, with what becomes softer or sharper on it and what could not stay as it was. */
export function ComparedPages({ document, verdict, resources, dpiRatio }: ComparedPagesProps) {
  const { design: after, world, notes } = verdict
  const { t, i18n } = useLingui()
  const { design, photoBook } = document
  const { sceneOf: sceneAfter } = useScenes(after, { ...world, photos: [...world.photos.values()] }, resources.fonts)
  const softOn = (of: Design, page: Page, photos: PhotoBook) =>
    softPhotos({ ...of, pages: [page] }, photos, dpiRatio).length
  const picture = (scene: ReturnType<typeof sceneAfter>, label: string) => (
    <PageCanvas {...{ scene, label }} images={resources.images} fonts={resources.fonts.book} width={WIDTH} />
  )
  return (
    <>
      <p className={styles['heads']} aria-hidden="true">
        <span>{t`Now`}</span>
        <span>{t`After`}</span>
      </p>
      <ol className={styles['pages']}>
        {after.pages.map((page) => {
          const before = design.pages.find(({ id }) => id === page.id)
          const name = i18n._(pageName(after, page.id))
          const softer = softOn(after, page, photoBook) - (before ? softOn(design, before, photoBook) : 0)
          return (
            <li key={page.id} className={styles['page']}>
              <p className={styles['name']}>
                {name}
                {softer === 0 ? null : softer > 0 ? (
                  <small data-worse>
                    <Plural value={softer} one="# photo gets blurry" other="# photos get blurry" />
                  </small>
                ) : (
                  <small>
                    <Plural value={-softer} one="# photo gets sharp" other="# photos get sharp" />
                  </small>
                )}
              </p>
              <div className={styles['pair']}>
                {before ? (
                  picture(document.sceneOf(before), t`${name} now`)
                ) : (
                  <span className={styles['none']}>{t`new`}</span>
                )}
                {picture(sceneAfter(page), t`${name} after`)}
              </div>
              {(notes.get(page.id) ?? []).map((note) => (
                <p key={note.kind} className={styles['note']}>
                  <NotKept note={note} />
                </p>
              ))}
            </li>
          )
        })}
      </ol>
    </>
  )
}

/** What of a page could not be kept, in a sentence. */
function NotKept({ note }: { readonly note: RestyleNote }) {
  switch (note.kind) {
    case 'not-drawn':
      return <Trans>This look has no ready-made page for so many photos, so they’re arranged freely.</Trans>
    case 'lock-not-kept':
      return <Trans>This page is locked but will be rearranged anyway.</Trans>
    case 'texts-moved':
      return (
        <Plural
          value={note.count}
          one="A text has moved or covers a photo: check where it is."
          other="# texts have moved or cover a photo: check where they are."
        />
      )
    case 'texts-hard-to-read':
      return (
        <Plural
          value={note.count}
          one="A text in a colour that you chose is hard to read on this paper."
          other="# texts in colours that you chose are hard to read on this paper."
        />
      )
    case 'photos-cut-closer':
      return (
        <Plural value={note.count} one="# photo is cropped more than now" other="# photos are cropped more than now" />
      )
    case 'photos-off-cover':
      return (
        <Plural
          value={note.count}
          one="# photo doesn’t fit on this cover; it stays inside the book."
          other="# photos don’t fit on this cover; they stay inside the book."
        />
      )
    default:
      return assertNever(note)
  }
}
