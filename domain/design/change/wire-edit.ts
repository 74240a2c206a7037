import { readsNot, type WireEditInput, type WireResult } from '../edits/edit-definition.ts'
import type { Edit, EditCommand } from './edit.ts'
import { definitionOf } from './edit.ts'

export interface WireEditRequest extends Omit<WireEditInput, 'page'> {
  readonly cmd: EditCommand
  readonly pageIndex: number
}

/**
 * Reads a command in the specification's own form as edits of the design.
 *
 * @throws Error when the data are not that form (`takesWire`).
 */
export function editsFromWire({ cmd, pageIndex, ...ask }: WireEditRequest): WireResult<Edit> {
  const page = ask.design.pages[pageIndex]
  const { wire, fromWire } = definitionOf(cmd)
  return page ? fromWire({ ...ask, page, data: wire.parse(ask.data) }) : readsNot('page-unknown')
}
