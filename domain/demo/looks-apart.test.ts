import { expect, test } from 'vitest'
import { aCalendarDesign } from '../../tests/support/builders/calendar-builders.ts'
import { aGroup, somePhotos } from '../../tests/support/builders/design-builders.ts'
import { themeOn, usualCover } from '../theme/cover-look.ts'
import { DRAWN_THEMES } from './drawn-themes.ts'
import { DEMO_THEMES } from './themes.ts'

test('no two looks have the ground of their cover, of their pages or a ground and a type of titles in common', () => {
  const looks = [...DEMO_THEMES, ...DRAWN_THEMES].map((theme) => {
    const drawn = theme.pages?.some(({ role }) => role === 'cover')
    const worn = drawn ? theme : themeOn(theme, { kind: 'cover', coverStyle: usualCover(theme) })
    const { family, weight, italic } = theme.captions.title
    return {
      cover: `${worn.roles.cover.background} ${JSON.stringify(worn.roles.cover.ornaments)} ${family}`,
      type: `${theme.roles.inner.background} ${family} ${weight} ${italic}`,
    }
  })
  const apart = (of: 'cover' | 'type') => new Set(looks.map((look) => look[of])).size
  expect([apart('cover'), apart('type')]).toEqual([looks.length, looks.length])
})

test.each([
  ['lying', { width: 6000, height: 4000 }],
  ['upright', { width: 4000, height: 6000 }],
])('the %s photo of a month on the desk lies in each look where it lies in no other', (_, shape) => {
  const photos = somePhotos(12).map((photo) => ({ ...photo, ...shape }))
  const boxes = DEMO_THEMES.map((theme) => {
    const { design } = aCalendarDesign({ kind: 'desk', theme, change: { groups: [aGroup(photos)] } })
    const { x, y, width, height } = design.pages[1]?.slots[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 }
    return [x, y, width, height].map(Math.round).join(' ')
  })
  expect(boxes.filter((box, at) => boxes.indexOf(box) !== at)).toEqual([])
})
