import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { autoDesign } from '../../../domain/design/auto/auto-design.ts'
import type { Design } from '../../../domain/design/design.ts'
import { asId, countingIds, type GroupId, type ThemeId } from '../../../domain/ids.ts'
import { type PhotoFacts, photoBook } from '../../../domain/photo/photo.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { blocksOf } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import type { Scene } from '../../../editor/scene/scene.ts'
import type { ChosenCalendar } from '../../ports/calendar-ports.ts'
import { usePorts } from '../../ports/ports.ts'

interface CalendarThemesRequest {
  readonly product: Product
  readonly themes: readonly Theme[]
  readonly photos: readonly PhotoFacts[]
  readonly title: string
  readonly request: ChosenCalendar
  readonly chosen: ThemeId | undefined
}

/** A calendar in one theme: every page of the chosen one, the first month of the others. */
export interface CalendarTheme {
  readonly design: Design
  readonly scenes: readonly Scene[]
}

/**
 * The calendar as it will be, designed on this phone by the engine that designs it in the shop. Themes that can make no
 * calendar have no look.
 */
export function useCalendarThemes(ask: CalendarThemesRequest): ReadonlyMap<ThemeId, CalendarTheme> | undefined {
  const { fonts } = usePorts()
  const { product, themes, photos, title, request, chosen } = ask
  const key = JSON.stringify([
    product.id,
    request,
    title,
    chosen,
    photos.map(({ id }) => id),
    themes.map(({ id }) => id),
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` names everything that the looks are made of.
  const designs = useMemo(
    () =>
      themes.flatMap((theme) => {
        const large = theme.id === chosen
        const months = Math.min(
          request.months,
          photos.length,
          large ? request.months : (product.pages?.min ?? request.months),
        )
        const verdict = autoDesign({
          groups: [
            { id: asId<GroupId>('look'), title: '', description: '', photos: large ? photos : photos.slice(0, months) },
          ],
          ...{
            title,
            product,
            theme,
            seed: 1,
            ids: countingIds('look'),
            calendar: request.settings,
            pageCount: months,
          },
          ...(request.byMonthTaken ? { byMonthTaken: true } : {}),
        })
        return verdict.kind === 'designed' ? [{ theme, design: verdict.design }] : []
      }),
    [key],
  )
  const glyphs = useQuery({
    queryKey: ['calendar glyphs', key],
    queryFn: async () => {
      await fonts.load(designs.flatMap(({ design, theme }) => blocksOf(design, theme)))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
    // The pages stay in sight while the glyphs of a new name are on their way.
    placeholderData: (before) => before,
  })
  const ready = glyphs.data && !glyphs.isPlaceholderData
  // biome-ignore lint/correctness/useExhaustiveDependencies: the designs change with `key`.
  return useMemo(() => {
    if (!ready) {
      return undefined
    }
    const book = photoBook(photos)
    return new Map(
      designs.map(({ theme, design }) => {
        const pages = theme.id === chosen ? design.pages : design.pages.slice(1, 2)
        const scenes = pages.map((page) => sceneOf({ design, page, product, theme, photos: book, fonts: fonts.book }))
        return [theme.id, { design, scenes }] as const
      }),
    )
  }, [ready, key])
}
