import { expect, test } from 'vitest'
import { mergeDraft } from './meanwhile.ts'

const base = {
  ...{ name: { en: 'Box', 'zh-Hans': '盒' }, price: { base: 100, before: 200 }, fits: ['in', 'out'] },
  attributes: [
    { id: 'cloth', extra: 5 },
    { id: 'wood', extra: 7 },
  ],
}

test('what only one side changed stands, whoever it was; where both did it is told, and what was typed stays', () => {
  const mine = {
    ...base,
    ...{ name: { en: 'My box', 'zh-Hans': '盒' }, price: { base: 110, before: 200 }, fits: ['in'] },
    attributes: [
      { id: 'cloth', extra: 5 },
      { ...base.attributes[1], extra: 8 },
    ],
  }
  const theirs = {
    ...base,
    ...{ name: { en: 'Their box', 'zh-Hans': '盒子' }, price: { base: 110 }, fits: ['in'], soon: true },
    attributes: [
      { id: 'cloth', extra: 6 },
      { id: 'wood', extra: 9 },
    ],
  }
  expect(mergeDraft(base, mine, theirs)).toEqual({
    value: {
      ...{ name: { en: 'My box', 'zh-Hans': '盒子' }, price: { base: 110 }, fits: ['in'], soon: true },
      attributes: [
        { id: 'cloth', extra: 6 },
        { id: 'wood', extra: 8 },
      ],
    },
    taken: [['name', 'zh-Hans'], ['price', 'before'], ['attributes', 0, 'extra'], ['soon']],
    differing: [
      { path: ['name', 'en'], theirs: 'Their box' },
      { path: ['attributes', 1, 'extra'], theirs: 9 },
    ],
  })
})

test('a list that somebody made longer is one thing', () => {
  const longer = [...base.attributes, { id: 'size', extra: 1 }]
  expect(mergeDraft(base, base, { ...base, attributes: longer })).toEqual({
    ...{ value: { ...base, attributes: longer }, taken: [['attributes']], differing: [] },
  })
  const mine = { ...base, attributes: base.attributes.slice(1) }
  expect(mergeDraft(base, mine, { ...base, attributes: longer })).toEqual({
    ...{ value: mine, taken: [] },
    differing: [{ path: ['attributes'], theirs: longer }],
  })
})
