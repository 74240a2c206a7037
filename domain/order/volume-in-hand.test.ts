import { expect, test } from 'vitest'
import { asId, type PhotoId } from '../ids.ts'
import { afterVolume, volumeOf, volumeQuery } from './volume-in-hand.ts'

const photos = Array.from({ length: 5 }, (_, at) => asId<PhotoId>(`p${at}`))
const second = { at: 1, volumes: 3, made: [{ taskId: asId<never>('t-1'), rev: 4 }] } as const

test('B§9 Orders per album: the volume in hand is what the address says, and the other way round', () => {
  const query = volumeQuery(second)
  expect(query).toEqual({ vol: '2', vols: '3', made: 't-1.4' })
  expect(volumeOf(new URLSearchParams({ ...query }))).toEqual(second)
  expect(volumeQuery(undefined)).toEqual({})
})

test.each([
  '',
  'vol=1',
  'vol=1&vols=1',
  'vol=3&vols=2',
  'vol=0&vols=2',
  'vol=2&vols=2',
  'vol=2&vols=2&made=x',
  'vol=1&vols=500',
])('B§9 Orders per album: %s is no volume', (address) => {
  expect(volumeOf(new URLSearchParams(address))).toBe(undefined)
})

test('B§9 Orders per album: behind a volume comes the next one with its photos, behind the last one the order', () => {
  const done = { taskId: asId<never>('t-2'), rev: 1 }
  expect(afterVolume(second, done, photos)).toEqual({
    kind: 'next',
    volume: { at: 2, volumes: 3, made: [...second.made, done] },
    photos: ['p4'],
  })
  const last = { at: 2, volumes: 3, made: [...second.made, done] }
  const third = { taskId: asId<never>('t-3'), rev: 7 }
  expect(afterVolume(last, third, photos)).toEqual({ kind: 'all', made: [...last.made, third] })
})

test('B§9 Orders per album: a volume that is mended among made ones leads back to all of them', () => {
  const [before, behind] = [
    { taskId: asId<never>('t-1'), rev: 4 },
    { taskId: asId<never>('t-3'), rev: 2 },
  ]
  const middle = { at: 1, volumes: 3, made: [before], rest: [behind] }
  const query = volumeQuery(middle)
  expect(query).toEqual({ vol: '2', vols: '3', made: 't-1.4', rest: 't-3.2' })
  expect(volumeOf(new URLSearchParams({ ...query }))).toEqual(middle)
  expect(volumeOf(new URLSearchParams({ ...query, rest: 't-3.2,t-4.1' }))).toBe(undefined)
  const done = { taskId: asId<never>('t-2'), rev: 9 }
  expect(afterVolume(middle, done, photos)).toEqual({ kind: 'all', made: [before, done, behind] })
})
