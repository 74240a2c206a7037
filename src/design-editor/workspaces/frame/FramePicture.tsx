import { useLingui } from '@lingui/react/macro'
import type { CSSProperties } from 'react'
import type { Design, Page } from '../../../../domain/design/design.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { type Paper, pageFormat } from '../../../../domain/product/paper.ts'
import { pageName } from '../../../messages/page-name.ts'
import type { RenderResources } from '../../../ports/render-resources.ts'
import { PageCanvas } from '../../../ui/pictures/PageCanvas.tsx'
import type { SceneOf } from '../../hooks/use-scenes.ts'
import styles from './FramePicture.module.css'

interface FramePictureProps {
  readonly design: Design
  readonly paper: Paper
  readonly current: PageId
  readonly sceneOf: SceneOf
  readonly resources: RenderResources
  /** `#rrggbb` of the wood; absent: walnut. */
  readonly wood: string | undefined
  /** What there is to draw in, css px. */
  readonly room: { readonly width: number; readonly height: number }
  onTap(pageId: PageId): void
}

const WALNUT = '#6b4a32'

/** The wood around a picture, of the picture's long side; and no thinner than this, css px. */
const WOOD = { share: 0.055, least: 12 }

/** The frame as it will hang: wood, card, and the pictures behind the card, each a button. */
export function FramePicture({ design, paper, current, sceneOf, resources, wood, room, onTap }: FramePictureProps) {
  const space = 'space' in paper ? (paper.space ?? 0) : 0
  const sizes = design.pages.map((page) => pageFormat(paper, page).page)
  const wide = sizes.reduce((sum, { width }) => sum + width, 0)
  const high = Math.max(...sizes.map(({ height }) => height))
  const fits = Math.min(room.width / (wide * (1 + 2 * WOOD.share)), room.height / (high + 2 * WOOD.share * wide))
  const edge = Math.max(WOOD.least, WOOD.share * Math.max(wide, high) * fits)
  const scale = Math.max(0.05, Math.min((room.width - 2 * edge) / wide, (room.height - 2 * edge) / high))
  const colour = wood ?? WALNUT
  return (
    <div
      className={styles['wood']}
      style={{ '--wood': colour, '--edge': `${Math.round(edge)}px` } as CSSProperties}
      data-testid="frame-picture"
      data-wood={colour}
    >
      <div className={styles['inside']}>
        {design.pages.map((page) => (
          <Opening
            key={page.id}
            {...{ design, page, sceneOf, resources, scale, onTap }}
            space={space * scale}
            isCurrent={page.id === current && design.pages.length > 1}
          />
        ))}
      </div>
    </div>
  )
}

interface OpeningProps extends Pick<FramePictureProps, 'design' | 'sceneOf' | 'resources' | 'onTap'> {
  readonly page: Page
  readonly scale: number
  /** Css px of card around it. */
  readonly space: number
  readonly isCurrent: boolean
}

function Opening({ design, page, sceneOf, resources, scale, space, isCurrent, onTap }: OpeningProps) {
  const { t, i18n } = useLingui()
  const scene = sceneOf(page)
  const empty = !page.slots.some((slot) => slot.placement)
  const name = i18n._(pageName(design, page.id))
  return (
    <button
      type="button"
      className={styles['opening']}
      aria-label={empty ? t`${name}: choose a photo` : t`${name}: move and crop`}
      aria-current={isCurrent ? 'true' : undefined}
      data-empty={empty || undefined}
      style={{ '--space': `${Math.round(space)}px` } as CSSProperties}
      onClick={() => onTap(page.id)}
    >
      <PageCanvas
        scene={scene}
        images={resources.images}
        fonts={resources.fonts.book}
        width={Math.round(scene.width * scale)}
      />
      {space > 0 ? <span className={styles['card']} aria-hidden="true" /> : null}
    </button>
  )
}
