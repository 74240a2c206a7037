import { useMemo, useState } from 'react'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { invariant } from '../../domain/never.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { spreadsOf } from '../../editor/spread.ts'
import { IconButton } from '../../src/ui/controls/IconButton.tsx'
import { PageCanvas } from '../../src/ui/pictures/PageCanvas.tsx'
import { PageMock } from '../../src/ui/pictures/PageMock.tsx'
import { FONTS } from '../fixtures/fonts.ts'
import { designed, IMAGES, PHOTOS, type Words } from './theme-design.ts'

/** Everything that is designed: a theme must suit each. */
export const PRODUCT_IDS = DEMO_PRODUCTS.filter(({ type }) => [1, 2, 6, 7, 8, 9].includes(type)).map(({ id }) => id)

export interface ThemeBookProps {
  readonly themeId: string
  readonly product: string
  readonly words: Words
}

/** A spread is at most this wide. */
const WIDEST = 900
const HIGHEST = 560

/** A product in a theme from its cover to its last page, two pages at a time. */
export function ThemeBook({ themeId, product: pid, words }: ThemeBookProps) {
  const [at, setAt] = useState(0)
  const made = useMemo(() => {
    const theme = DEMO_THEMES.find(({ id }) => id === themeId)
    const product = DEMO_PRODUCTS.find(({ id }) => id === pid)
    invariant(theme && product, `there is no ${themeId} or no ${pid}`)
    const design = designed(theme, product, words)
    return design ? { theme, product, design, spreads: spreadsOf(design.pages, 'spread') } : undefined
  }, [themeId, pid, words])
  if (!made) {
    return <main style={{ padding: 24 }}>This look has no sheets for {pid}.</main>
  }
  const { theme, product, design, spreads } = made
  const pages = design.pages.filter(({ id }) => spreads[at]?.includes(id))
  const scenes = pages.map((page) => sceneOf({ design, page, product, theme, photos: photoBook(PHOTOS), fonts: FONTS }))
  const ratio = scenes.reduce((sum, scene) => sum + scene.width / scene.height, 0)
  const room = Math.min(WIDEST, window.innerWidth - 48, HIGHEST * ratio)
  const go = (by: number) => setAt((now) => Math.min(spreads.length - 1, Math.max(0, now + by)))
  return (
    <main style={{ padding: 24, display: 'grid', gap: 16, justifyItems: 'center' }}>
      <div style={{ display: 'flex' }} data-testid="spread">
        {scenes.map((scene, index) => {
          const width = (room * scene.width) / scene.height / ratio
          return (
            <div key={scene.pageId} style={{ width }}>
              <PageMock
                ratio={scene.width / scene.height}
                fold={scenes.length === 1 ? 'none' : index === 0 ? 'right' : 'left'}
              >
                <PageCanvas
                  {...{ scene, width }}
                  images={IMAGES}
                  fonts={FONTS}
                  label={`${themeId} ${pid} ${at + 1}.${index + 1}`}
                />
              </PageMock>
            </div>
          )
        })}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        <IconButton icon="back" label="Back" disabled={at === 0} onClick={() => go(-1)} />
        <span className="tabular">
          {at + 1} / {spreads.length}
        </span>
        <IconButton icon="forward" label="On" disabled={at === spreads.length - 1} onClick={() => go(1)} />
      </div>
    </main>
  )
}
