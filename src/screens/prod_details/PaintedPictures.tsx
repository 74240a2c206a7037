import { type ReactNode, useMemo } from 'react'
import type { Product } from '../../../domain/product/product.ts'
import { pageRatio } from '../../features/catalogue/ProductTiles.tsx'
import { ThemeCover, ThemeSpread } from '../../features/catalogue/ThemePictures.tsx'
import { useThemes } from '../../features/catalogue/use-product.ts'
import { useSamples } from '../../features/catalogue/use-samples.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { usePorts } from '../../ports/ports.ts'
import styles from './ProductGallery.module.css'

/** How many looks a book is shown in. */
const LOOKS = 2
/** Width of the closed square book in its 4:3 picture, percent; the widest that a book may be. */
const CLOSED = 60
const WIDEST = 76

interface PaintedPicturesProps {
  readonly product: Product
  /** Shown until the first page can be painted. */
  readonly otherwise: ReactNode
}

/** A sample of the book, painted by the painter that paints the print: closed, and open in its first looks. */
export function PaintedPictures({ product, otherwise }: PaintedPicturesProps) {
  const { fonts } = usePorts()
  const chosen = useQueryOfAddress().get('tid')
  const themes = useThemes(product.id)
  const looks = useMemo(() => {
    const all = themes.data ?? []
    return [...all.filter(({ id }) => id === chosen), ...all.filter(({ id }) => id !== chosen)].slice(0, LOOKS)
  }, [themes.data, chosen])
  const { looks: shown, images } = useSamples(product, looks)
  const samples = [...(shown ?? [])]
  const [first] = samples
  if (!first) {
    return otherwise
  }
  return (
    <>
      <div className={styles['picture']} aria-hidden="true">
        <div className={styles['closed']} style={{ width: `${Math.min(WIDEST, CLOSED * pageRatio(product))}%` }}>
          <ThemeCover scenes={first[1]} fonts={fonts.book} images={images} fills />
        </div>
      </div>
      {samples.map(([theme, { spreads }], index) =>
        // Every look opens at another place, so that the pictures differ.
        spreads.slice(index, index + 1).map((pages) => (
          <div key={theme} className={styles['picture']} data-open aria-hidden="true">
            <ThemeSpread pages={pages} fonts={fonts.book} images={images} />
          </div>
        )),
      )}
    </>
  )
}
