import { z } from 'zod'
import { idOf } from '../../../fields.ts'
import { asId, type PageId } from '../../../ids.ts'
import { defineEdit, reads } from '../edit-definition.ts'
import { addPages } from '../page-edits.ts'
import { addedPages } from '../wire-data.ts'

const schema = z.strictObject({ cmd: z.literal('page_add'), after: idOf<PageId>(), pageId: idOf<PageId>() }).readonly()

/**
 * Adds one blank page behind `after`, and the blank pages that the page multiple asks for behind it, named
 * `<pageId>.b1`, ... The same holds for the other edits that change the page total. On two-sided sheets a named page
 * is a front, which brings its back `<pageId>.back`.
 */
export const pageAdd = defineEdit({
  schema,
  decide: (design, { after, pageId }, world) => addPages(design, after, [pageId], world),
  wire: z.strictObject(addedPages),
  fromWire: ({ page, ids }) => reads({ cmd: 'page_add', after: page.id, pageId: asId<PageId>(ids.next()) }),
  errors: () => ({ post: 2, picture: 3 }),
  pageOf: ({ after }) => after,
  says: () => 'pages-added',
  changesPageCount: true,
})
