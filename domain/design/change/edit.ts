import { z } from 'zod'
import type { PageId } from '../../ids.ts'
import type { Design } from '../design.ts'
import { changePhotos } from '../edits/commands/change-photos.ts'
import { newPages } from '../edits/commands/new-pages.ts'
import { newPagesToAddPhotos } from '../edits/commands/new-pages-to-add-photos.ts'
import { pageAdd } from '../edits/commands/page-add.ts'
import { pageAddDelPhotos } from '../edits/commands/page-add-del-photos.ts'
import { pageDel } from '../edits/commands/page-del.ts'
import { pageDelObjs } from '../edits/commands/page-del-objs.ts'
import { pageLayout } from '../edits/commands/page-layout.ts'
import { type PageLoad, pageLoad } from '../edits/commands/page-load.ts'
import { pageMove } from '../edits/commands/page-move.ts'
import { removeSeveralPages } from '../edits/commands/remove-pages.ts'
import { shuff } from '../edits/commands/shuff.ts'
import { transformPhoto } from '../edits/commands/transform-photo.ts'
import { updateTextValue } from '../edits/commands/update-text-value.ts'
import type { EditDefinition } from '../edits/edit-definition.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'

/**
 * Every change to a design, by its command. The first twelve are the page-edit commands of the specification (B§4); the order of pages
 * and the layout that was chosen for one are ours.
 *
 * What a command is, its file says; whatever reads, sends, names or counts commands reads it from here.
 */
const EDITS = {
  page_load: pageLoad,
  page_add_del_photos: pageAddDelPhotos,
  page_add: pageAdd,
  page_del: pageDel,
  new_pages: newPages,
  new_pages_to_add_photos: newPagesToAddPhotos,
  remove_pages: removeSeveralPages,
  update_text_value: updateTextValue,
  page_del_objs: pageDelObjs,
  transform_photo: transformPhoto,
  change_photos: changePhotos,
  shuff,
  page_move: pageMove,
  page_layout: pageLayout,
} as const

type Edits = typeof EDITS
export type EditCommand = keyof Edits
export const EDIT_COMMANDS = Object.keys(EDITS) as readonly EditCommand[]

/** One change to a design. Every edit is inverted by a `page_load`. */
export type Edit = { readonly [C in EditCommand]: z.output<Edits[C]['schema']> }[EditCommand]

/** The preview errors (B§8) of a command. */
export type ErrorsOf<C extends EditCommand> = ReturnType<Edits[C]['errors']>

/** A whole edit, as it travels and as it is stored. */
export const editSchema = z.discriminatedUnion('cmd', [
  EDITS.page_load.schema,
  ...EDIT_COMMANDS.filter((cmd) => cmd !== 'page_load').map((cmd) => EDITS[cmd].schema),
]) as unknown as z.ZodType<Edit, Edit>

/** The data of the commands in the specification's own form. Which of them a command takes, `takesWire` says. */
export const wireSchema = z.union(EDIT_COMMANDS.map((cmd) => EDITS[cmd].wire)) as unknown as z.ZodType<object, object>

/** Whether these are data that the specification sends with the command. */
export function takesWire(cmd: EditCommand, data: object): boolean {
  return EDITS[cmd].wire.safeParse(data).success
}

/** What is true of the command of an edit; its functions are only ever asked about edits of this command. */
export function definitionOf(cmd: EditCommand): EditDefinition<z.ZodType<Edit>> {
  return EDITS[cmd]
}

export type EditVerdict =
  | {
      readonly kind: 'applied'
      readonly next: Design
      /** Brings `next` back to the design before, byte for byte. */
      readonly inverse: PageLoad
      /** Pages whose picture changed, in reading order; added pages included. */
      readonly changed: readonly PageId[]
    }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

/** The signature that `apply-edit.ts` implements. */
export type ApplyEdit = (design: Design, edit: Edit, world: EditWorld) => EditVerdict
