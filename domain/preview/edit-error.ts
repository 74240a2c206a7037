import { definitionOf, type Edit, type EditCommand, type ErrorsOf } from '../design/change/edit.ts'
import { type Design, findPage } from '../design/design.ts'
import type { EditStage, TextChange } from './preview-errors.ts'

/** The codes that a command can fail with at a stage. */
export type PreviewErrorOf<Cmd extends EditCommand, Stage extends EditStage> = ErrorsOf<Cmd>[Stage]

/** The code of a failed edit. `text` says what a text edit does and is read for `update_text_value` only. */
export function previewErrorOf<Cmd extends EditCommand, Stage extends EditStage>(
  cmd: Cmd,
  stage: Stage,
  text: TextChange = 'update',
): PreviewErrorOf<Cmd, Stage> {
  return (definitionOf(cmd).errors(text) as ErrorsOf<Cmd>)[stage]
}

/** What an edit does to the text that it is about, in the design before it. */
export function textChangeOf(design: Design, edit: Edit): TextChange {
  if (edit.cmd !== 'update_text_value') {
    return 'update'
  }
  const known = findPage(design, edit.pageId)?.captions.some((caption) => caption.id === edit.captionId)
  return edit.text === null ? 'delete' : known ? 'update' : 'add'
}
