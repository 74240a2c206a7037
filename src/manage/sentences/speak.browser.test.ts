import { afterEach, expect, test, vi } from 'vitest'
import { languageFor } from '../../../domain/language.ts'
import { createSpeaker } from './speak.ts'

afterEach(() => vi.restoreAllMocks())

const closed = () => {
  throw new DOMException('closed', 'SecurityError')
}

test('a browser that keeps nothing has the console in the language that it asks for, and in one that is chosen', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  const speaker = createSpeaker()
  const first = speaker.getLocale()
  await speaker.changeLocale('zh-Hant')
  expect([first, speaker.getLocale(), document.documentElement.lang]).toEqual([
    languageFor(navigator.languages),
    'zh-Hant',
    'zh-Hant',
  ])
})
