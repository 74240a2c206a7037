import { expect, test } from 'vitest'
import { isoDate } from '../../tests/support/builders/iso-date.ts'
import { civilDate } from '../calendar/civil-date.ts'
import { nameDate } from './name-date.ts'

const DAY_MS = 86_400_000

test('users-pains 20: names of phones and messengers tell when a photo was taken or saved', () => {
  const at = (name: string) => {
    const time = nameDate(name)
    if (time === undefined) {
      return undefined
    }
    const seconds = Math.floor((time % DAY_MS) / 1000)
    const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    return `${isoDate(civilDate(Math.floor(time / DAY_MS)))}T${clock.map((part) => String(part).padStart(2, '0')).join(':')}`
  }
  expect(
    [
      ...['IMG_20260501_123456.jpg', 'PXL_20260501_123456789.jpg', '20260501_123456.heic', 'IMG20260501123456.jpg'],
      ...[
        'Screenshot_2026-05-01-12-34-56-78.png',
        '2026-05-01 12.34.56.jpg',
        'WhatsApp Image 2026-05-01 at 12.34.56.jpeg',
      ],
      ...['IMG-20260501-WA0007.jpg', 'mmexport1714548000000.jpg', 'wx_camera_1714548000000.jpg'],
    ].map(at),
  ).toEqual([
    ...Array.from({ length: 7 }, () => '2026-05-01T12:34:56'),
    '2026-05-01T00:00:00',
    ...['2024-05-01T07:20:00', '2024-05-01T07:20:00'],
  ])
})

test('names that only look like a date tell nothing', () => {
  const names = [
    'IMG_2043.jpg',
    'DSC00001.JPG',
    '20261399_123456.jpg',
    '20260231.jpg',
    'order-8202605019.jpg',
    'scan.png',
  ]
  expect(names.map(nameDate)).toEqual(names.map(() => undefined))
})
