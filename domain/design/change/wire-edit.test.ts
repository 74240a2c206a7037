import { describe, expect, test } from 'vitest'
import { editPreview } from '../../calls/edit-preview.ts'
import {
  asId,
  type CaptionId,
  countingIds,
  type PageId,
  type PhotoId,
  type ProductId,
  type SlotId,
  type ThemeId,
} from '../../ids.ts'
import type { BookFormat } from '../../product/product.ts'
import type { Design, Page } from '../design.ts'
import type { EditCommand } from './edit.ts'
import { editsFromWire } from './wire-edit.ts'

const BOOK: BookFormat = {
  page: { width: 200, height: 200 },
  bleed: 3,
  safe: 5,
  gutter: 6,
  dpi: 300,
  cover: { type: 'f1', board: 2, paper: 0.2 },
}

function page(id: string, kind: Page['kind']): Page {
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const slot = (name: string, x: number) => ({
    id: asId<SlotId>(`${id}.${name}`),
    panel: 'front' as const,
    box: { x, y: 50, width: 80, height: 100 },
    locked: false,
    placement: { photoId: asId<PhotoId>(`p-${id}${name}`), crop, turns: 0 as const, flip: 'none' as const, angle: 0 },
  })
  const caption = {
    id: asId<CaptionId>(`${id}.title`),
    role: 'title' as const,
    panel: 'front' as const,
    box: { x: 10, y: 10, width: 100, height: 10 },
    text: '',
  }
  return {
    id: asId<PageId>(id),
    kind,
    slots: [slot('0', 10), slot('1', 110)],
    captions: [caption],
    shuffleStep: 0,
    locked: false,
  }
}

const DESIGN: Design = {
  version: 1,
  productId: asId<ProductId>('book'),
  themeId: asId<ThemeId>('white'),
  seed: 1,
  pages: [page('c', 'cover'), page('a', 'inner'), page('b', 'inner')],
  tray: [],
}

function read(cmd: EditCommand, data: object, pageIndex = 1) {
  return editsFromWire({
    cmd,
    pageIndex,
    data,
    design: DESIGN,
    paper: BOOK,
    ids: countingIds('n'),
    photoNamed: (name) => (name.startsWith('/emall/photos/') ? asId<PhotoId>('p9') : undefined),
  })
}

describe('B§7 EditPreview in its own form [B§7.EditPreview]', () => {
  test.each([
    ['shuff', {}, [{ cmd: 'shuff', pageId: 'a' }]],
    ['page_del', {}, [{ cmd: 'page_del', pageId: 'a' }]],
    ['page_add', {}, [{ cmd: 'page_add', after: 'a', pageId: 'n0' }]],
    ['new_pages', { pages: 4 }, [{ cmd: 'new_pages', after: 'a', pageIds: ['n0', 'n1', 'n2', 'n3'] }]],
    [
      'new_pages_to_add_photos',
      { add: ['/emall/photos/x/y.jpg/proxy'] },
      [{ cmd: 'new_pages_to_add_photos', after: 'a', pageIds: ['n0', 'n1'], photos: ['p9'] }],
    ],
    ['remove_pages', { ids: ['a', 'b'] }, [{ cmd: 'remove_pages', pageIds: ['a', 'b'] }]],
    [
      'page_add_del_photos',
      { add: ['/emall/photos/x/y.jpg/proxy'] },
      [{ cmd: 'page_add_del_photos', pageId: 'a', add: ['p9'], del: [] }],
    ],
    [
      'page_del_objs',
      { ids: ['a.1', 'a.title', 'b.0'] },
      [{ cmd: 'page_del_objs', pageId: 'a', slotIds: ['a.1'], captionIds: ['a.title'] }],
    ],
    [
      'update_text_value',
      {
        txts: [
          { id: 'a.title', type: 0, value: '海' },
          { id: '', type: 2, value: '山' },
          { id: 'a.title', type: 1, value: null },
        ],
      },
      [
        { cmd: 'update_text_value', pageId: 'a', captionId: 'a.title', role: 'title', panel: 'front', text: '海' },
        { cmd: 'update_text_value', pageId: 'a', captionId: 'n0', role: 'description', panel: 'front', text: '山' },
        { cmd: 'update_text_value', pageId: 'a', captionId: 'a.title', role: 'title', panel: 'front', text: null },
      ],
    ],
    [
      'change_photos',
      { x: 200, y: 400, x2: 600, y2: 400, pgIndex2: 2 },
      [
        {
          cmd: 'change_photos',
          change: { kind: 'swap', from: { pageId: 'a', slotId: 'a.0' }, to: { pageId: 'b', slotId: 'b.1' } },
        },
      ],
    ],
  ] as const)('%s', (cmd, data, edits) => {
    expect(read(cmd, data)).toEqual({ kind: 'edits', edits })
  })

  test.each([
    ['page_add_del_photos', {}, 'no-photos-chosen'],
    ['page_add_del_photos', { add: ['https://elsewhere.example/x.jpg'] }, 'photo-unknown'],
    ['update_text_value', {}, 'nothing-to-change'],
    ['page_del_objs', { ids: ['b.0'] }, 'nothing-to-change'],
    ['change_photos', { x: 200, y: 400 }, 'slot-unknown'],
    ['change_photos', { x: 200, y: 400, x2: 600, y2: 400, pgIndex2: 9 }, 'page-unknown'],
    ['transform_photo', {}, 'nothing-to-change'],
  ] as const)('%s %j is refused', (cmd, data, reason) => {
    expect(read(cmd, data)).toEqual({ kind: 'refused', reason })
  })

  test('page_load asks for the page as it is', () => {
    expect(read('page_load', {})).toEqual({ kind: 'edits', edits: [] })
  })

  test('a page that is not there', () => {
    expect(read('shuff', {}, 7)).toEqual({ kind: 'refused', reason: 'page-unknown' })
  })
})

test('B§7 EditPreview on cards: two pages are one front to name, its back comes by itself', () => {
  const paper = {
    sheets: [
      {
        id: 'a6',
        name: { 'zh-Hans': '', en: '', 'zh-Hant': '' },
        page: { width: 148, height: 105 },
        bleed: 3,
        safe: 5,
        dpi: 300,
        sides: 2 as const,
      },
    ],
  }
  const ask = { pageIndex: 1, design: DESIGN, paper, photoNamed: () => undefined }
  expect(editsFromWire({ ...ask, cmd: 'new_pages', data: { pages: 4 }, ids: countingIds('n') })).toEqual({
    kind: 'edits',
    edits: [{ cmd: 'new_pages', after: 'a', pageIds: ['n0', 'n1'] }],
  })
  expect(editsFromWire({ ...ask, cmd: 'new_pages', data: {}, ids: countingIds('n') })).toEqual({
    kind: 'edits',
    edits: [{ cmd: 'new_pages', after: 'a', pageIds: ['n0'] }],
  })
})

test('a command takes its own data: a field of another one, or one that nobody knows, is refused', () => {
  const takes = (cmd: EditCommand, data: object) =>
    editPreview.request.safeParse({ taskid: 't', pageindex: '1', cmd, data: JSON.stringify(data) }).success
  const text = { id: '', type: 0, value: '海' }
  expect([
    takes('update_text_value', { txts: [text] }),
    takes('update_text_value', { txts: [{ ...text, size: 4 }] }),
    takes('shuff', { txts: [text] }),
    takes('shuff', {}),
    takes('change_photos', { x: 1, y: 2, x2: 3, y2: 4, pgIndex2: 2 }),
    takes('change_photos', { ids: ['a.1'] }),
    takes('new_pages', { pages: 2, width: 200, height: 200 }),
    takes('new_pages', { pages: 2, add: ['p1'] }),
    takes('new_pages_to_add_photos', { pages: 2, add: ['p1'] }),
    takes('page_del_objs', { ids: ['a.1'], urls: [] }),
    takes('page_del', { cmd: 'page_del', pageId: 'a' }),
    takes('page_del', { cmd: 'page_del', pageId: 'a', force: true }),
  ]).toEqual([true, false, false, true, true, false, true, false, true, false, true, false])
})
