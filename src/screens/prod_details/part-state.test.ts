import { describe, expect, test } from 'vitest'
import { type AlbumId, asId, type ProductId, type TaskId } from '../../../domain/ids.ts'
import { partState, routeToPart } from './part-state.ts'

const taskId = asId<TaskId>('t')
const aid = asId<AlbumId>('a')
const SET = { pkj: 'k', part: 'cards' }
const product = (type: 1 | 2 | 4 | 5 | 7 | 9, maxCount = 24) => ({
  ...{ id: asId<ProductId>('p'), type },
  photos: { minCount: 0, maxCount, minBytes: 0, maxBytes: 0 },
})

describe('readings 22: each part of a package opens its own type’s route, with the package in the address', () => {
  test.each([
    ['a book', 1, 'theme_list'],
    ['a frame', 2, 'album_gallery'],
    ['originals', 4, 'album_gallery'],
    ['postcards', 7, 'post_index'],
  ] as const)('%s', (_, type, name) => {
    expect(routeToPart(product(type), 'not-begun', undefined, SET)).toEqual({
      name,
      query: { pid: 'p', aid: undefined, ...SET },
    })
  })
  test('what is begun is gone on with in the design editor; a thing from the shelf is made nowhere', () => {
    expect(routeToPart(product(7), 'designing', { taskId, aid }, SET)).toEqual({
      name: 'theme_preview',
      query: { taskid: 't', ...SET },
    })
    expect(routeToPart(product(5), 'ready', undefined, SET)).toBe(undefined)
    expect(routeToPart(product(9, 0), 'ready', undefined, SET)).toBe(undefined)
  })
})

describe('how far a part of a package is', () => {
  test.each([
    ['nothing made', 7, undefined, undefined, 'not-begun'],
    ['a design that is not confirmed', 7, { taskId, aid }, 3, 'designing'],
    ['confirmed as it is', 7, { taskId, aid, rev: 3 }, 3, 'ready'],
    ['changed since it was confirmed', 7, { taskId, aid, rev: 3 }, 4, 'designing'],
    ['confirmed, the shop not asked yet', 7, { taskId, aid, rev: 3 }, undefined, 'ready'],
    ['a design that is gone', 7, { taskId, aid, rev: 3 }, null, 'not-begun'],
    ['a box from the shelf', 5, undefined, undefined, 'ready'],
    ['originals that are chosen', 4, { aid, rev: 0 }, undefined, 'ready'],
    ['originals that are not', 4, undefined, undefined, 'not-begun'],
  ] as const)('%s', (_, type, made, rev, state) => {
    expect(partState(product(type), made, rev)).toBe(state)
  })
})
