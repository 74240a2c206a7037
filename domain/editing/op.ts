import { z } from 'zod'
import { editSchema } from '../design/change/edit.ts'
import type { UserAction } from './editor-state.ts'

/** A user action on its way to the server. */
export const op = z
  .strictObject({
    /** The op's own key: sent again under the same key it never acts twice. */
    opId: z.string(),
    action: z.enum(['edit', 'undo', 'redo'] satisfies UserAction['kind'][]),
    /** Steps that are undone or done again at once; absent: one. */
    times: z.int().min(2).optional(),
    /** What the server is told. */
    edit: editSchema,
    /** Edits of the same thing that `edit` has overtaken before any of them was sent; each is a step of the history. */
    overtaken: z.array(editSchema).readonly(),
  })
  .readonly()
export type Op = z.output<typeof op>
