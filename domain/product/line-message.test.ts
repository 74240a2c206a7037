import { expect, test } from 'vitest'
import { minorUnits } from '../units.ts'
import { lineMessage } from './line-message.ts'

test('a price line says how many more there are and what each costs, one or several', () => {
  const money = (amount: number) => `¥${amount / 100}`
  const extra = (count: number) => ({ kind: 'extra-pages', count, each: minorUnits(250) }) as const
  expect([
    lineMessage(extra(1), { language: 'en', money }),
    lineMessage(extra(4), { language: 'en', as: 'cards', money }),
    lineMessage(extra(2), { language: 'en', as: 'cards', money }),
    lineMessage(extra(2), { language: 'zh-Hans', as: 'months', money }),
    lineMessage({ kind: 'quantity', count: 2 }, { language: 'en', money }),
    lineMessage({ kind: 'quantity', count: 3 }, { language: 'zh-Hant', money }),
    lineMessage({ kind: 'coupon' }, { language: 'zh-Hant', money }),
  ]).toEqual([
    '1 more page at ¥2.5',
    '2 more cards at ¥5 each',
    '1 more card at ¥5',
    '加 2 个月，每个月 ¥2.5',
    '1 more copy',
    '再加 2 份',
    '優惠券',
  ])
})
