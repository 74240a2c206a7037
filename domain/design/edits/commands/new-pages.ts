import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId } from '../../../ids.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { addPages, newPageIds, pageIds } from '../page-edits.ts'
import { addedPages } from '../wire-data.ts'

const schema = z.strictObject({ cmd: z.literal('new_pages'), after: idOf<PageId>(), pageIds }).readonly()

/** Adds several blank pages behind `after`. */
export const newPages = defineEdit({
  schema,
  decide: (design, { after, pageIds: added }, world) => addPages(design, after, added, world),
  wire: z.strictObject(addedPages),
  fromWire: (ask) => reads({ cmd: 'new_pages', after: ask.page.id, pageIds: newPageIds(ask) }),
  errors: () => ({ post: 2, picture: 3 }),
  pageOf: ({ after }) => after,
  says: () => 'pages-added',
  changesPageCount: true,
})
