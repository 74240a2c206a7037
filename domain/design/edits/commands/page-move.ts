import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId } from '../../../ids.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { pageIds } from '../page-edits.ts'
import { movePages } from '../page-moves.ts'

const after = idOf<PageId>().exactOptional()

const schema = z.strictObject({ cmd: z.literal('page_move'), pageIds, after }).readonly()

/** Lays pages behind `after`, in reading order. Ours: the specification has no command for the order of pages. */
export const pageMove = defineEdit({
  schema,
  decide: movePages,
  wire: z.strictObject({ ids: pageIds.optional(), after }),
  fromWire: ({ page, data: { ids = [page.id], after } }) =>
    reads({ cmd: 'page_move', pageIds: ids, ...(after === undefined ? {} : { after }) }),
  errors: () => ({ post: 51, picture: 51 }),
  pageOf: ({ pageIds: [first] }) => first,
  says: () => 'pages-moved',
  changesPageCount: false,
})
