import { expect, test } from 'vitest'
import { LANGUAGES } from '../language.ts'
import { calendarTitle } from './calendar-title.ts'

test('a calendar is not called “my album”: the name of a new album gives way to the usual title in its language', () => {
  expect(['我的影集', 'My album'].map((name) => LANGUAGES.map((language) => calendarTitle(name, language)))).toEqual([
    ['我们的一年', 'Our year', '我們的一年'],
    ['我们的一年', 'Our year', '我們的一年'],
  ])
})

test('a name that the shopper gave stands on the calendar as it is, and so does none', () => {
  expect(['外婆的花园', ''].map((name) => calendarTitle(name, 'en'))).toEqual(['外婆的花园', ''])
})
