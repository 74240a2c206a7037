import { afterEach, expect, test, vi } from 'vitest'
import { languageFor } from '../../domain/language.ts'
import { chooseLanguage, speak, spokenLanguage, startLanguage } from './i18n.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await speak('en')
})

const closed = () => {
  throw new DOMException('closed', 'SecurityError')
}

test('a browser that keeps nothing speaks what it asks for, and what is chosen while the page lives', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  expect(startLanguage()).toEqual(languageFor([...navigator.languages], undefined))
  await chooseLanguage('zh-Hant')
  expect([spokenLanguage(), document.cookie.includes('lang=zh-Hant')]).toEqual(['zh-Hant', true])
})
