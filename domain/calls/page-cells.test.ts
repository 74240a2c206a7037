import { expect, test } from 'vitest'
import { aDesign } from '../../tests/support/builders/design-builders.ts'
import { innerPages } from '../design/design.ts'
import { sheetOf } from '../design/sheets/sheet.ts'
import { cellsInfoOf } from '../preview/cells-info.ts'
import { readCellsInfo } from './page-cells.ts'

test('B§3 cellsInfo: what the shop writes of a page is read again, photo by photo and text by text', () => {
  const { design, world } = aDesign(20)
  const read = design.pages.map((page) => {
    const cells = cellsInfoOf(page, sheetOf(world.paper, page, innerPages(design).length), () => '')
    const { w, h, imgs, txts } = readCellsInfo(JSON.stringify(cells)) ?? {}
    return [w, h, imgs?.map(({ id }) => id), txts?.map(({ id, value }) => [id, value])]
  })
  expect(read.map(([, , photos, texts]) => [photos, texts])).toEqual(
    design.pages.map(({ slots, captions }) => [slots.map(({ id }) => id), captions.map(({ id, text }) => [id, text])]),
  )
  expect(read.every(([w]) => w === 800)).toBe(true)
})

test('a picture without cells, or with what nobody can read, has none', () => {
  expect(['', '{', '{"w":0,"h":1,"imgs":[],"txts":[]}', '[]'].map(readCellsInfo)).toEqual(Array(4).fill(undefined))
})
