import { editWorldOf } from '../../domain/design/change/edit-world-of.ts'
import type { Design } from '../../domain/design/design.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { printSettings } from '../../domain/merchant/print-settings.ts'
import { invariant } from '../../domain/never.ts'
import type { PhotoBook } from '../../domain/photo/photo.ts'
import type { Finding } from '../../domain/preflight/finding.ts'
import { preflight } from '../../domain/preflight/preflight.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { sceneOf } from '../../editor/scene/compose/scene-of.ts'
import { textFactsOf } from '../../editor/scene/compose/text-facts.ts'
import { loadFontBook } from '../fonts/load-font-book.ts'

export interface DesignToCheck {
  readonly design: Design
  readonly product: Product
  readonly theme: Theme
  readonly photos: PhotoBook
  readonly merchant: Pick<Merchant, 'shop' | 'print'>
}

/** The preflight that the shopper saw, once more: what the phone says about a design is not believed. */
export function checkDesign({ design, product, theme, photos, merchant }: DesignToCheck): readonly Finding[] {
  const world = editWorldOf(product, theme, photos)
  invariant(world, `product ${product.id} has no page format`)
  const fonts = loadFontBook()
  return preflight(design, {
    ...world,
    dpiRatio: merchant.shop.dpiRatio,
    checks: printSettings(merchant.print).checks,
    texts: (of, page) =>
      page.month || page.captions.some(({ text }) => text !== '')
        ? textFactsOf(sceneOf({ design: of, page, product, theme, photos, fonts }), { page, theme: world.theme, fonts })
        : [],
  })
}
