import type { EditCommand } from '../design/edit.ts'

/** The fourteen preview errors (B§8). */
export const PREVIEW_ERRORS = {
  1: 'adding photos after adding a page failed',
  2: 'adding a page failed',
  3: 'getting the blank added page failed',
  4: 'loading added photos into the new layout failed',
  5: 'swapping photos failed',
  6: 'requesting the swap picture failed',
  7: 'crop or transform failed',
  8: 'requesting the transformed picture failed',
  91: 'adding a text failed',
  92: 'updating a text failed',
  93: 'deleting a text failed',
  10: 'shuffling failed',
  11: 'adding or deleting photos failed',
  51: 'the preview does not answer',
} as const

export type PreviewErrorCode = keyof typeof PREVIEW_ERRORS

/** `post`: the server did not take the edit. `picture`: it took it, and the new picture did not come. */
export type EditStage = 'post' | 'picture'

/** What a text edit does to its caption: codes 91, 92, 93 tell them apart. */
export type TextChange = 'add' | 'update' | 'delete'

const CODES = {
  page_load: { post: 51, picture: 51 },
  page_add_del_photos: { post: 11, picture: 11 },
  page_add: { post: 2, picture: 3 },
  page_del: { post: 11, picture: 51 },
  new_pages: { post: 2, picture: 3 },
  new_pages_to_add_photos: { post: 1, picture: 4 },
  remove_pages: { post: 11, picture: 51 },
  update_text_value: { post: 92, picture: 92 },
  page_del_objs: { post: 11, picture: 11 },
  transform_photo: { post: 7, picture: 8 },
  change_photos: { post: 5, picture: 6 },
  shuff: { post: 10, picture: 10 },
} as const satisfies Record<EditCommand, Record<EditStage, PreviewErrorCode>>

const TEXT_CODES = { add: 91, update: 92, delete: 93 } as const satisfies Record<TextChange, PreviewErrorCode>

/** The code of a failed edit. `text` says what a text edit does and is read for `update_text_value` only. */
export function previewErrorOf(cmd: EditCommand, stage: EditStage, text: TextChange = 'update'): PreviewErrorCode {
  return cmd === 'update_text_value' ? TEXT_CODES[text] : CODES[cmd][stage]
}
