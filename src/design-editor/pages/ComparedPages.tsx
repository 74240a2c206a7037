import { Plural, useLingui } from '@lingui/react/macro'
import type { Design, Page } from '../../../domain/design/design.ts'
import type { EditWorld } from '../../../domain/design/world/edit-world.ts'
import type { PhotoBook } from '../../../domain/photo/photo.ts'
import { pageName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import type { EditorDocument } from '../hooks/use-document.ts'
import { useScenes } from '../hooks/use-scenes.ts'
import { softPhotos } from '../photos/soft-photos.ts'
import styles from './DressSheet.module.css'

interface ComparedPagesProps {
  readonly document: EditorDocument
  readonly after: Design
  readonly world: EditWorld
  readonly resources: RenderResources
  readonly dpiRatio: number
}

/** Width of a page, css px. */
const WIDTH = 132

/** Every page as it is and as it would be, with what becomes softer or sharper on it. */
export function ComparedPages({ document, after, world, resources, dpiRatio }: ComparedPagesProps) {
  const { t, i18n } = useLingui()
  const { design, photoBook } = document
  const sceneAfter = useScenes(after, { ...world, photos: [...world.photos.values()] }, resources.fonts)
  const softOn = (of: Design, page: Page, photos: PhotoBook) =>
    softPhotos({ ...of, pages: [page] }, photos, dpiRatio).length
  const picture = (scene: ReturnType<typeof sceneAfter>, label: string) => (
    <PageCanvas {...{ scene, label }} images={resources.images} fonts={resources.fonts.book} width={WIDTH} />
  )
  return (
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
                  <Plural value={softer} one="# photo becomes soft" other="# photos become soft" />
                </small>
              ) : (
                <small>
                  <Plural value={-softer} one="# photo becomes sharp" other="# photos become sharp" />
                </small>
              )}
            </p>
            <div className={styles['pair']}>
              {before ? (
                picture(document.sceneOf(before), t`${name} now`)
              ) : (
                <span className={styles['none']}>{t`new`}</span>
              )}
              {picture(sceneAfter(page), t`${name} then`)}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
