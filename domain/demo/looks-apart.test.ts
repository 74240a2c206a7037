import { expect, test } from 'vitest'
import { themeOn, usualCover } from '../theme/cover-look.ts'
import { DRAWN_THEMES } from './drawn-themes.ts'
import { DEMO_THEMES } from './themes.ts'

test('issue 11 B: no two looks have the ground of their cover, of their pages or a ground and a type of titles in common', () => {
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
