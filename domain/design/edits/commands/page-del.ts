import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import type { PageId } from '../../../ids.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { removePages } from '../page-edits.ts'
import { nothingMore } from '../wire-data.ts'

const schema = z.strictObject({ cmd: z.literal('page_del'), pageId: idOf<PageId>() }).readonly()

/** Takes one page away; its photos go to the tray. */
export const pageDel = defineEdit({
  schema,
  decide: (design, { pageId }, world) => removePages(design, [pageId], world),
  wire: nothingMore,
  fromWire: ({ page }) => reads({ cmd: 'page_del', pageId: page.id }),
  errors: () => ({ post: 11, picture: 51 }),
  pageOf: ({ pageId }) => pageId,
  says: () => 'pages-removed',
  changesPageCount: true,
})
