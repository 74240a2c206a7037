import type { Edit, EditCommand } from '../design/edit.ts'
import { definitionOf } from '../design/edit.ts'
import { readsNot, type WireAsk, type WireResult } from '../design/edits/edit-definition.ts'

export interface WireEditRequest extends Omit<WireAsk, 'page'> {
  readonly cmd: EditCommand
  readonly pageIndex: number
}

/** Reads a command in the specification's own form as edits of the design. */
export function editsFromWire({ cmd, pageIndex, ...ask }: WireEditRequest): WireResult<Edit> {
  const page = ask.design.pages[pageIndex]
  return page ? definitionOf(cmd).fromWire({ ...ask, page }) : readsNot('page-unknown')
}
