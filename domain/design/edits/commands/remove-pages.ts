import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId } from '../../../ids.ts'
import { PAGES_MAX } from '../../design-limits.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { pageIds, removePages } from '../page-edits.ts'

const schema = z.strictObject({ cmd: z.literal('remove_pages'), pageIds }).readonly()

/** Takes pages away; their photos go to the tray. */
export const removeSeveralPages = defineEdit({
  schema,
  decide: (design, { pageIds: removed }, world) => removePages(design, removed, world),
  wire: z.strictObject({ ids: z.array(idOf<PageId>()).max(PAGES_MAX).readonly().optional() }),
  fromWire: ({ page, data: { ids = [] } }) => reads({ cmd: 'remove_pages', pageIds: ids.length > 0 ? ids : [page.id] }),
  errors: () => ({ post: 11, picture: 51 }),
  pageOf: ({ pageIds: [first] }) => first,
  says: () => 'pages-removed',
  changesPageCount: true,
})
