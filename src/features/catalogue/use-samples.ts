import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { usePorts } from '../../ports/ports.ts'
import type { EditorImages } from '../../ports/render-resources.ts'
import { sampleImages } from '../../ui/pictures/sample-photos.ts'
import { blocksOfSample, type SampleScenes, sampleBook, scenesOfSample } from './sample-book.ts'
import { useShownPhotos } from './use-own-photos.ts'

/** Looks as they are shown. */
export interface Samples {
  /** What every theme looks like on the product, as soon as the glyphs of the samples are here. */
  readonly looks: ReadonlyMap<ThemeId, SampleScenes> | undefined
  readonly images: EditorImages
  /** They are shown with the shopper's own photos. */
  readonly areOwn: boolean
}

/** A product in its looks, with photos of the shopper's own as soon as there are some, before that with demo photographs. */
export function useSamples(product: Product, themes: readonly Theme[]): Samples {
  const { t, i18n } = useLingui()
  const { fonts } = usePorts()
  const shown = useShownPhotos()
  const own = shown?.own
  const isKnown = shown !== undefined
  const samples = useMemo(() => {
    const texts = {
      title: own?.title || t`Our summer`,
      group: own ? own.group : t`A day by the sea`,
      description: own ? '' : t`Wind in our hair, sand in our shoes.`,
    }
    return isKnown ? themes.flatMap((theme) => sampleBook(product, theme, texts, own?.photos) ?? []) : []
  }, [product, themes, own, isKnown, t])
  const glyphs = useQuery({
    queryKey: ['sample glyphs', product.id, i18n.locale, own?.aid ?? '', themes.map(({ id }) => id)],
    queryFn: async () => {
      await fonts.load(samples.flatMap(blocksOfSample))
      return true
    },
    enabled: isKnown,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const looks = useMemo(() => {
    if (!(glyphs.data && isKnown)) {
      return undefined
    }
    return new Map(
      samples.flatMap((sample) => {
        const scenes = scenesOfSample(sample, fonts.book)
        return scenes ? [[sample.theme.id, scenes] as const] : []
      }),
    )
  }, [glyphs.data, samples, fonts, isKnown])
  return { looks, images: shown?.images ?? sampleImages, areOwn: own !== undefined }
}
