import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../../domain/language.ts'
import { FACTORY_SCRIPT } from './local-times.ts'

test('the factory’s pages write their times by the reader’s clock: 24 hours in both kinds of Chinese, no nought before an hour in English', () => {
  const written = LANGUAGES.map((lang) => {
    const times = [0, 6, 12, 18].map((hour) => ({
      dateTime: new Date(2026, 4, 3, hour, 40).toISOString(),
      textContent: 'by the world’s clock',
    }))
    runInNewContext(FACTORY_SCRIPT, { document: { documentElement: { lang }, querySelectorAll: () => times } })
    // Browsers put a narrow space before AM and PM.
    return times.map(({ textContent }) => textContent.replaceAll(/\s/gu, ' '))
  })
  expect(written).toEqual([
    ['2026年5月3日 00:40', '2026年5月3日 06:40', '2026年5月3日 12:40', '2026年5月3日 18:40'],
    ['May 3, 2026, 12:40 AM', 'May 3, 2026, 6:40 AM', 'May 3, 2026, 12:40 PM', 'May 3, 2026, 6:40 PM'],
    ['2026年5月3日 00:40', '2026年5月3日 06:40', '2026年5月3日 12:40', '2026年5月3日 18:40'],
  ])
})
