import { describe, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../domain/demo/demo-merchant.ts'
import { DEMO_PRODUCTS } from '../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../domain/demo/themes.ts'
import { autoDesign } from '../../domain/design/auto/auto-design.ts'
import type { Design } from '../../domain/design/design.ts'
import { countingIds } from '../../domain/ids.ts'
import { photoBook } from '../../domain/photo/photo.ts'
import { paperOf } from '../../domain/product/paper.ts'
import type { Product } from '../../domain/product/product.ts'
import type { Theme } from '../../domain/theme/theme.ts'
import { aGroup, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { checkDesign } from './check-design.ts'

const photos = somePhotos(40, 4).map((photo) => ({ ...photo, width: photo.width * 4, height: photo.height * 4 }))
const groups = [
  aGroup(photos.slice(0, 20), '海边的夏天', '第一次带奶奶看海，风很大，大家都笑。', 'g0'),
  aGroup(photos.slice(20), 'Lisbon', 'Two weeks of tiles, trams and custard tarts.', 'g1'),
]
const designed = DEMO_PRODUCTS.filter((product) => paperOf(product) && !product.soon)

describe('preflight of what the shop designs', () => {
  test.each(designed.map((product) => [product.id, product] as const))(
    '%s: ready as it is, in every theme',
    (_, product) => {
      for (const theme of DEMO_THEMES) {
        const made = autoDesign({ groups, title: '我们的夏天', product, theme, seed: 1, ids: countingIds('p') })
        if (made.kind === 'designed') {
          const of = { product, theme, photos: photoBook(photos), merchant: DEMO_MERCHANT }
          expect([theme.id, checkDesign({ ...of, design: made.design })]).toEqual([theme.id, []])
        }
      }
    },
  )

  test('a character and a text that no page can hold are found on the page where they stand', () => {
    const product = designed[0] as Product
    const theme = DEMO_THEMES[0] as Theme
    const made = autoDesign({ groups, title: '夏天', product, theme, seed: 1, ids: countingIds('p') })
    if (made.kind !== 'designed') {
      throw new Error('the first product can be designed')
    }
    const [cover, ...rest] = made.design.pages
    const design: Design = {
      ...made.design,
      pages: [
        ...(cover
          ? [{ ...cover, captions: cover.captions.map((caption) => ({ ...caption, text: '夏天 ㎏ 🏖 ش' })) }]
          : []),
        ...rest,
      ],
    }
    const found = checkDesign({ design, product, theme, photos: photoBook(photos), merchant: DEMO_MERCHANT })
    expect(found.map((finding) => [finding.kind, 'characters' in finding && finding.characters])).toEqual(
      (cover?.captions ?? []).map(() => ['missing-glyph', ['ش']]),
    )
  })
})
