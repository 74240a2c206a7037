import { expect, test } from 'vitest'
import { aBookProduct } from '../../../tests/support/builders/design-builders.ts'
import { DEMO_THEMES } from '../../demo/themes.ts'
import { headsOf, marginBox } from '../areas/page-areas.ts'
import { titlePageBand } from './page-texts.ts'

const DESCRIPTION =
  'Every morning the fishermen brought sardines, every evening the children ran after the tide. '.repeat(2)

test.each(DEMO_THEMES.map((theme) => [theme.name.en, theme] as const))(
  'B§3 text: a page of words sets about seventy letters a line, and no line leaves its margins (%s)',
  (_, theme) => {
    const area = marginBox(aBookProduct().book, theme, 'right')
    const { description } = titlePageBand(theme, area, headsOf({ title: 'The sea', description: DESCRIPTION })) ?? {}
    const { size } = theme.captions.description
    // Two Latin letters take about one em.
    expect(((description?.width ?? Number.POSITIVE_INFINITY) / size) * 2).toBeLessThanOrEqual(70.01)
    expect((description?.x ?? 0) >= area.x - 0.001).toBe(true)
    expect((description?.x ?? 0) + (description?.width ?? 0)).toBeLessThanOrEqual(area.x + area.width + 0.001)
    expect((description?.y ?? 0) + (description?.height ?? 0)).toBeLessThanOrEqual(area.y + area.height + 0.001)
  },
)
