import { z } from 'zod'
import { idOf } from '../fields.ts'
import type { TaskId } from '../ids.ts'
import { openStored, type StoredDocument } from '../stored-document.ts'
import { editorState } from './editor-state.ts'
import { op } from './op.ts'

/** Grows when a draft that lies on a phone can no longer be read as it is. */
export const DRAFT_VERSION = 2

/** What of editing survives a reload: the server's design, and what was done on top of it. */
const draft = z
  .strictObject({
    version: z.literal(DRAFT_VERSION),
    taskId: idOf<TaskId>(),
    /** The design and its history as the server has them at `rev`. */
    base: editorState,
    rev: z.number().int(),
    outbox: z.array(op).readonly(),
  })
  .readonly()
export type EditingDraft = z.output<typeof draft>

const DRAFTS: StoredDocument<EditingDraft, typeof DRAFT_VERSION> = {
  name: 'draft of a design',
  version: DRAFT_VERSION,
  schema: draft,
  upgrades: [
    // 2: a step of the history says what was done, and the action of an op is no longer its `stroke`.
    (stored) => {
      const { base, outbox, ...rest } = draft1.parse(stored)
      const asStep = (edit: unknown) => ({ edit, says: 'page-changed' })
      return {
        ...rest,
        version: 2,
        base: { ...base, undo: base.undo.map(asStep), redo: base.redo.map(asStep) },
        outbox: outbox.map(({ stroke, action, ...sent }) => ({ ...sent, action: action ?? stroke })),
      }
    },
  ],
}

/** As much of version 1 as its upgrade touches. For a few hours its ops had their `action` beside their `stroke`. */
const draft1 = z.looseObject({
  base: z.looseObject({ undo: z.array(z.unknown()), redo: z.array(z.unknown()) }),
  outbox: z.array(z.looseObject({ stroke: z.unknown().optional(), action: z.unknown().optional() })),
})

/**
 * A draft that lay on this phone, of whatever version, as this one.
 *
 * @throws Error when it is no draft.
 */
export function openDraft(stored: unknown): EditingDraft {
  return openStored(stored, DRAFTS)
}
