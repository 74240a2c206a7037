import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GroundColour, Page } from '../../../domain/design/design.ts'
import { sameValue } from '../../../domain/same-value.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import { groundColours, groundOf, groundPatterns, onGround } from '../../../domain/theme/page-grounds.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { PageCanvas } from '../../ui/pictures/PageCanvas.tsx'
import { pageGrounded } from '../edits/page-edits.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import styles from './GroundRow.module.css'

interface GroundRowProps {
  readonly document: EditorDocument
  readonly page: Page
  readonly resources: RenderResources
  readonly make: EditCommands['make']
}

const COLOURS: Record<GroundColour, MessageDescriptor> = {
  paper: msg`Paper`,
  light: msg`Light paper`,
  cover: msg`Colour of the cover`,
  spine: msg`Colour of the spine`,
  'spine-tint': msg`Light spine colour`,
  'title-tint': msg`Light title colour`,
  'text-tint': msg`Light text colour`,
}

/** Height of a page with its drawings, css px, and the thinnest line that is seen there. */
const THUMB = 40
const HAIRLINE = 1.5

/** The colours and the drawings of the theme that the page may lie on; of a cover below one photo its back and spine have the colour alone. */
export function GroundRow({ document, page, resources, make }: GroundRowProps) {
  const { t, i18n } = useLingui()
  const { design, world, sceneOf } = document
  const theme = useMemo(() => themeOn(world.theme, page), [world.theme, page])
  const colours = useMemo(() => groundColours(theme, page.kind), [theme, page.kind])
  const bare = useMemo(() => {
    const { month: _month, ...rest } = page
    return groundPatterns(theme).map(({ id: pattern, ornaments }) => ({
      ...{ pattern, isBare: ornaments.length === 0 },
      isShown: sameValue(ornaments, groundOf(page, theme).ornaments),
      page: onGround({ ...rest, slots: [], captions: [] }, { ...page.ground, pattern }),
    }))
  }, [theme, page])
  const set = (ground: Parameters<typeof pageGrounded>[2]) =>
    make(pageGrounded(design, page, ground), t`Background changed`)
  return (
    <section className={styles['row']} aria-label={t`Background`}>
      <span className={styles['label']} aria-hidden="true">{t`Background`}</span>
      {colours.map(({ id, colour }) => (
        <button
          key={id}
          type="button"
          className={styles['colour']}
          aria-pressed={(page.ground?.colour ?? 'paper') === id}
          aria-label={i18n._(COLOURS[id])}
          onClick={() => set({ colour: id })}
        >
          <span style={{ background: colour }} />
        </button>
      ))}
      {(page.coverStyle === 'edge' ? [] : bare).map(({ pattern, isBare, isShown, page: seen }, at) => {
        const number = at + 1
        return (
          <button
            key={pattern}
            type="button"
            className={styles['pattern']}
            aria-pressed={isShown}
            aria-label={isBare ? t`No pattern` : t`Pattern ${number}`}
            onClick={() => set({ pattern })}
          >
            <PatternPicture scene={sceneOf(seen)} resources={resources} />
          </button>
        )
      })}
    </section>
  )
}

/** The page at the size of a thumb: lines as thin as a hair are as wide as can be seen. */
function PatternPicture({ scene, resources }: { readonly scene: Scene } & Pick<GroundRowProps, 'resources'>) {
  const visible = useMemo((): Scene => {
    const least = (HAIRLINE * scene.height) / THUMB
    const sprites = scene.sprites.map((sprite) =>
      sprite.kind === 'shape' && sprite.stroke
        ? { ...sprite, stroke: { ...sprite.stroke, width: Math.max(least, sprite.stroke.width) } }
        : sprite,
    )
    return { ...scene, sprites }
  }, [scene])
  return (
    <PageCanvas
      scene={visible}
      images={resources.images}
      fonts={resources.fonts.book}
      width={Math.round((THUMB * scene.width) / scene.height)}
    />
  )
}
