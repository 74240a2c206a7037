import { expect, test } from 'vitest'
import { DEMO_PRODUCTS } from '../../../domain/demo/demo-products.ts'
import { DEMO_THEMES } from '../../../domain/demo/themes.ts'
import { invariant } from '../../../domain/never.ts'
import { allSteps } from '../../../domain/steps.ts'
import { sampleBook } from './sample-book.ts'

const TEXTS = { title: 'Our summer', group: 'A day by the sea', description: 'Wind in our hair.' }

test('samples: no two looks of the shop share the first picture of their cover, a ground of it and a type of titles', () => {
  const product = DEMO_PRODUCTS.find(({ id }) => id === 'book-square-203')
  invariant(product, 'the demo has a square book')
  const seen = DEMO_THEMES.map((theme) => {
    const [cover] = allSteps(sampleBook(product, theme, TEXTS))?.design.pages ?? []
    const style = cover?.coverStyle
    return {
      picture: cover?.slots[0]?.placement?.photoId,
      ground: (style && theme.covers?.[style]?.background) ?? theme.roles.cover.background,
      type: theme.captions.title.family,
    }
  })
  for (const what of ['picture', 'ground', 'type'] as const) {
    const all = seen.map((look) => look[what])
    expect([what, all.length, new Set(all).size]).toEqual([what, 12, 12])
  }
})
