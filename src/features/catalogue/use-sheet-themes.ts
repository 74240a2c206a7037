import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CalendarSettings } from '../../../domain/calendar/calendar-settings.ts'
import { autoDesign } from '../../../domain/design/auto/auto-design.ts'
import type { Design } from '../../../domain/design/design.ts'
import { asId, countingIds, type GroupId, type ThemeId } from '../../../domain/ids.ts'
import { type PhotoFacts, photoBook } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOf } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import { usePorts } from '../../ports/ports.ts'

/** What photos look like on the sheets of a product, in one theme. */
export interface SheetTheme {
  readonly theme: Theme
  readonly design: Design
  readonly scenes: readonly Scene[]
}

/**
 * Photos on a product's sheets in every theme, designed on this phone by the engine that designs them in the shop. A
 * calendar has as few months as it may have.
 */
export function useSheetThemes(
  product: Product,
  themes: readonly Theme[],
  photos: readonly PhotoFacts[],
  title: string,
  calendar?: CalendarSettings,
): ReadonlyMap<ThemeId, SheetTheme> | undefined {
  const { fonts } = usePorts()
  const designs = useMemo(() => {
    const groups = [{ id: asId<GroupId>('look'), title, description: '', photos }]
    return themes.flatMap((theme) => {
      const months = calendar && { calendar, pageCount: product.pages?.min ?? photos.length }
      const verdict = autoDesign({ groups, title, product, theme, seed: 1, ids: countingIds('look'), ...months })
      return verdict.kind === 'designed' ? [{ theme, design: verdict.design }] : []
    })
  }, [product, themes, photos, title, calendar])
  const glyphs = useQuery({
    // Without photos nothing is designed, and nothing is known of the glyphs.
    queryKey: ['look glyphs', product.id, title, themes.map(({ id }) => id), designs.length],
    queryFn: async () => {
      await fonts.load(designs.flatMap(({ design, theme }) => blocksOf(design, theme)))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    if (!glyphs.data) {
      return undefined
    }
    const book = photoBook(photos)
    return new Map(
      designs.map(({ theme, design }) => {
        const scenes = design.pages.map((page) =>
          sceneOf({ design, page, product, theme, photos: book, fonts: fonts.book }),
        )
        return [theme.id, { theme, design, scenes }] as const
      }),
    )
  }, [glyphs.data, designs, fonts, photos, product])
}
