import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { ThemeId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Theme } from '../../../domain/theme/theme.ts'
import { usePorts } from '../../ports/ports.ts'
import { SAMPLE_PHOTOS, sampleImages } from '../../ui/pictures/sample-photos.ts'
import { blocksOfSample, type SampleScenes, sampleBook, scenesOfSample } from './sample-book.ts'

/** What every theme looks like on this product, as soon as the glyphs of the samples are here. */
export function useSamples(product: Product, themes: readonly Theme[]): ReadonlyMap<ThemeId, SampleScenes> | undefined {
  const { t, i18n } = useLingui()
  const { fonts } = usePorts()
  const samples = useMemo(
    () =>
      themes.flatMap((theme) => {
        const sample = sampleBook(product, theme, {
          title: t`Our summer`,
          group: t`A day by the sea`,
          description: t`Wind in our hair, sand in our shoes.`,
        })
        return sample ? [sample] : []
      }),
    [product, themes, t],
  )
  const glyphs = useQuery({
    queryKey: ['sample glyphs', product.id, i18n.locale, themes.map(({ id }) => id)],
    queryFn: async () => {
      await fonts.load(samples.flatMap(blocksOfSample))
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    sampleImages.want(
      SAMPLE_PHOTOS.map(({ id }) => id),
      'thumb',
    )
  }, [])

  return useMemo(() => {
    if (!glyphs.data) {
      return undefined
    }
    return new Map(
      samples.flatMap((sample) => {
        const scenes = scenesOfSample(sample, fonts.book)
        return scenes ? [[sample.theme.id, scenes] as const] : []
      }),
    )
  }, [glyphs.data, samples, fonts])
}
