import { expect, test } from 'vitest'
import { aCardProduct, aDesign, aSheetDesign } from '../../tests/support/builders/design-builders.ts'
import { DESIGN_NAME_MAX, designName, nameOfCopy, refuseDesignName } from './design-name.ts'

test('a design goes by its own name, else by the title on its cover, else by its album', () => {
  const { design } = aDesign()
  const album = 'Lisbon'
  const cards = aSheetDesign(8, aCardProduct()).design
  expect([
    designName({ own: 'Grandma', design, album }),
    designName({ own: '', design, album }),
    designName({ own: '', design: cards, album }),
  ]).toEqual(['Grandma', 'Our summer', 'Lisbon'])
})

test('B§5 names: a name is counted in characters as a reader counts them', () => {
  const family = '👨‍👩‍👧‍👦'
  expect([DESIGN_NAME_MAX, refuseDesignName(''), refuseDesignName(family.repeat(40))]).toEqual([
    40,
    undefined,
    undefined,
  ])
  expect(refuseDesignName(family.repeat(41))).toEqual('design-name-too-long')
})

test.each([
  ['夏天', '夏天 2'],
  ['夏天 2', '夏天 3'],
  ['Summer 99', 'Summer 100'],
  ['Our summer by the sea', 'Our summer by the sea 2'],
  ['Our summer by the sea with all of our grandchildren', 'Our summer by the sea with all of our 2'],
  ['1999', '1999 2'],
  ['', '2'],
  ['👨‍👩‍👧‍👦'.repeat(40), `${'👨‍👩‍👧‍👦'.repeat(38)} 2`],
])('the copy of “%s” is called “%s”', (name, copy) => {
  expect(nameOfCopy(name)).toEqual(copy)
})
