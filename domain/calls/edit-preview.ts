import { z } from 'zod'
import { EDIT_COMMANDS, editSchema, takesWire, wireSchema } from '../design/change/edit.ts'
import { idOf } from '../fields.ts'
import type { PageId, PhotoId } from '../ids.ts'
import { countField, defineCall, idField, jsonField, opidField } from './call.ts'
import { calendarField, pageField } from './design-fields.ts'

/** What a command did, or, when it is refused with Code 4091, what the caller has missed. */
const editResult = z.object({
  rev: z.number().int(),
  /** Pages whose picture changed, in reading order. */
  changed: z.array(idOf<PageId>()),
  /** Those pages as they are now. */
  pages: z.array(pageField),
  /** All pages in reading order. */
  order: z.array(idOf<PageId>()),
  /** Of each page by its id, the revision that last changed it: a picture of this one or a later one is its picture. */
  pagerevs: z.record(idOf<PageId>(), z.number().int()),
  tray: z.array(idOf<PhotoId>()),
  /** Of a calendar, its settings. */
  calendar: calendarField.exactOptional(),
})
export type PreviewEditResult = z.output<typeof editResult>

export const editPreview = defineCall({
  name: 'EditPreview',
  method: 'POST',
  path: '/Mobile/Shop/EditPreview',
  summary: 'Changes a page by one of the twelve commands of the specification, moves pages, or lays one out as chosen.',
  changes: true,
  refusals: [
    'preview-error-1',
    'preview-error-2',
    'preview-error-5',
    'preview-error-7',
    'preview-error-10',
    'preview-error-11',
    'preview-error-51',
    'preview-error-91',
    'preview-error-92',
    'preview-error-93',
    'design-stale',
  ],
  request: z
    .object({
      taskid: idField,
      pageindex: countField,
      cmd: z.enum(EDIT_COMMANDS),
      data: jsonField(z.union([editSchema, wireSchema])).optional(),
      opid: opidField,
      /** The revision that the command was made from. Absent: the newest. */
      baserev: countField.optional(),
    })
    .refine(({ cmd, data }) => data === undefined || 'cmd' in data || takesWire(cmd, data), {
      path: ['data'],
      message: 'these are data of another command',
    }),
  data: editResult,
})

export const shufflePreview = defineCall({
  name: 'ShufflePreview',
  method: 'POST',
  path: '/Mobile/Shop/ShufflePreview',
  summary: 'Lays a page out anew: the same as EditPreview with `shuff`.',
  changes: true,
  refusals: ['preview-error-10', 'design-stale'],
  request: z.object({ taskid: idField, pageindex: countField, opid: opidField, baserev: countField.optional() }),
  data: editResult,
})
