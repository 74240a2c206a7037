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
