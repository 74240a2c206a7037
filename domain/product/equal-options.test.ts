import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { equalOptions, refuseOptions } from './equal-options.ts'

const option = (id: string, extraPrice = 0) => ({
  ...{ id, name: { 'zh-Hans': id, en: id, 'zh-Hant': id }, extraPrice: minorUnits(extraPrice) },
})
const group = (id: string, options: ReturnType<typeof option>[]) => ({ id, name: option(id).name, options })
const WOOD = group('wood', [option('oak'), option('ash'), option('walnut', 1000), option('teak', 1000)])
const GLASS = group('glass', [option('clear'), option('museum', 4000)])
const PRODUCT = { attributes: [WOOD, GLASS] }

test('what costs the same can be chosen instead; a group without such an option is not offered', () => {
  const offered = (chosen: readonly string[]) =>
    equalOptions(PRODUCT, chosen).map(({ id, chosen: now, options }) => [id, now, options.map((one) => one.id)])
  expect([offered(['oak', 'clear']), offered(['teak', 'museum']), offered(['gone', 'clear'])]).toEqual([
    [['wood', 'oak', ['oak', 'ash']]],
    [['wood', 'teak', ['walnut', 'teak']]],
    [],
  ])
})

test.each([
  ['another wood of the same price', ['ash', 'clear'], undefined],
  ['nothing else', ['oak', 'clear'], undefined],
  ['one that costs more', ['walnut', 'clear'], 'option-price-differs'],
  ['one that costs more beside one that does not', ['ash', 'museum'], 'option-price-differs'],
  ['a group left out', ['ash'], 'attribute-missing'],
  ['two of a group', ['oak', 'ash', 'clear'], 'attribute-missing'],
  ['something that there never was', ['plum', 'clear'], 'attribute-unknown'],
] as const)('%s', (_, to, refusal) => {
  expect(refuseOptions({ sold: PRODUCT, today: PRODUCT, from: ['oak', 'clear'], to })).toBe(refusal)
})

test('what ran out is not chosen any more, and what was bought of it stays', () => {
  const today = { attributes: [group('wood', [option('walnut')]), GLASS] }
  const refused = (to: readonly string[]) => refuseOptions({ sold: PRODUCT, today, from: ['oak', 'clear'], to })
  // Prices are those that were paid, not those of today.
  expect([refused(['ash', 'clear']), refused(['oak', 'clear']), refused(['walnut', 'clear'])]).toEqual([
    ...['attribute-unknown', undefined, 'option-price-differs'],
  ])
})
