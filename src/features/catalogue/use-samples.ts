import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { idleSteps } from '../../lib/next-task.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { sampleImages } from '../../ui/pictures/sample-photos.ts'
import {
  blocksOfSample,
  type SampleBook,
  type SampleScenes,
  type SampleTexts,
  sampleBook,
  scenesOfSample,
} from './sample-book.ts'
import { useShownPhotos } from './use-own-photos.ts'

/** Looks as they are shown. */
export interface Samples {
  /** What every theme looks like on the product, as soon as the glyphs of the samples are here. */
  readonly looks: ReadonlyMap<ThemeId, SampleScenes> | undefined
  readonly images: EditorImages
  /** They are shown with the shopper's own photos. */
  readonly areOwn: boolean
}

/**
 * A product in its looks, with photos of the shopper's own as soon as there are some, before that with demo photographs. They are made
 * in steps: a book in a look takes a phone a fifth of a second, and what is under the finger comes first.
 */
export function useSamples(product: Product, themes: readonly Theme[]): Samples {
  const { t, i18n } = useLingui()
  const { fonts } = usePorts()
  const client = useQueryClient()
  const shown = useShownPhotos()
  const own = shown?.own
  const isKnown = shown !== undefined
  const texts = useMemo<SampleTexts>(
    () => ({
      title: own?.title || t`Our summer`,
      group: own ? own.group : t`A day by the sea`,
      description: own ? '' : t`Wind in our hair, sand in our shoes.`,
    }),
    [own, t],
  )
  const [made, setMade] = useState<Made>()
  const locale = i18n.locale
  useEffect(() => {
    if (!isKnown) {
      return undefined
    }
    let isGone = false
    const hasGone = () => isGone
    const make = async () => {
      const samples: SampleBook[] = []
      for (const theme of themes) {
        const sample = await idleSteps(sampleBook(product, theme, texts, own?.photos), hasGone)
        samples.push(...(sample ? [sample] : []))
      }
      if (isGone) {
        return
      }
      const isSet = await client
        .fetchQuery({
          queryKey: ['sample glyphs', product.id, locale, own?.aid ?? '', themes.map(({ id }) => id)],
          queryFn: async () => {
            await fonts.load(samples.flatMap(blocksOfSample))
            return true
          },
          staleTime: Number.POSITIVE_INFINITY,
        })
        // Glyphs that do not come leave the drawing in its place.
        .catch(() => false)
      if (!isSet) {
        return
      }
      const looks = new Map<ThemeId, SampleScenes>()
      for (const sample of samples) {
        const scenes = await idleSteps(scenesOfSample(sample, fonts.book), hasGone)
        if (scenes) {
          looks.set(sample.theme.id, scenes)
        }
      }
      if (!isGone) {
        setMade({ product, themes, texts, looks })
      }
    }
    void make()
    return () => {
      isGone = true
    }
  }, [product, themes, texts, own, isKnown, client, fonts, locale])
  const isOfNow = made?.product === product && made.themes === themes && made.texts === texts
  return {
    looks: isOfNow ? made.looks : undefined,
    images: shown?.images ?? sampleImages,
    areOwn: own !== undefined,
  }
}

/** What was made, and of what. */
interface Made {
  readonly product: Product
  readonly themes: readonly Theme[]
  readonly texts: SampleTexts
  readonly looks: ReadonlyMap<ThemeId, SampleScenes>
}
