import { expect, test } from 'vitest'
import { previewErrorOf } from './edit-error.ts'
import { PREVIEW_ERRORS } from './preview-errors.ts'

test('B§8 preview errors: each command has its code, and another one when only its picture does not come', () => {
  const stages = (cmd: Parameters<typeof previewErrorOf>[0]) => [
    previewErrorOf(cmd, 'post'),
    previewErrorOf(cmd, 'picture'),
  ]
  expect({
    adding: stages('page_add'),
    'adding with photos': stages('new_pages_to_add_photos'),
    swapping: stages('change_photos'),
    cropping: stages('transform_photo'),
    shuffling: stages('shuff'),
    photos: stages('page_add_del_photos'),
  }).toEqual({
    adding: [2, 3],
    'adding with photos': [1, 4],
    swapping: [5, 6],
    cropping: [7, 8],
    shuffling: [10, 10],
    photos: [11, 11],
  })
})

test('B§8 preview errors: texts that are added, updated and deleted are told apart', () => {
  const texts = (['add', 'update', 'delete'] as const).map((change) =>
    previewErrorOf('update_text_value', 'post', change),
  )
  expect(texts).toEqual([91, 92, 93])
})

test('B§8 preview errors: there are fourteen', () => {
  expect(Object.keys(PREVIEW_ERRORS).length).toBe(14)
})
