import type { z } from 'zod'
import type { IdSource, PageId, PhotoId } from '../../ids.ts'
import type { EditStage, PreviewErrorCode, TextChange } from '../../preview/preview-errors.ts'
import type { Paper } from '../../product/paper.ts'
import type { Design, Page } from '../design.ts'
import type { EditRefusal, EditWorld } from '../world/edit-world.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Decision } from './decision.ts'

/** A command as the specification asks for it (B§7 EditPreview), with what is needed to read it. */
export interface WireEditInput<Data = unknown> {
  /** The page at `pageindex`. */
  readonly page: Page
  readonly data: Data
  readonly design: Design
  readonly paper: Paper
  /** Makes the ids of pages and captions that the command adds. */
  readonly ids: IdSource
  /** The album's photo of this address or id. Addresses are compared, never fetched. */
  readonly photoNamed: (name: string) => PhotoId | undefined
}

/** The edits that a command asks for: several texts are several edits, and none asks for the page as it is. */
export type WireResult<E> =
  | { readonly kind: 'edits'; readonly edits: readonly E[] }
  | { readonly kind: 'refused'; readonly reason: EditRefusal }

type EditErrors = Readonly<Record<EditStage, PreviewErrorCode>>

/** Everything that is true of one edit command. A new command is a file of one of these and its line in `EDITS`. */
export interface EditDefinition<
  Schema extends z.ZodType<{ readonly cmd: string }>,
  Errors extends EditErrors = EditErrors,
  Wire extends z.ZodType = z.ZodType,
> {
  /**
   * What an edit carries: everything that is needed to apply it again elsewhere with the same result. New ids are made
   * by whoever makes the edit, never while it is applied.
   */
  readonly schema: Schema
  /** What it makes of the pages, or why not. */
  decide(design: Design, edit: z.output<Schema>, world: EditWorld): Decision
  /** The data that the specification sends with it (B§7), and nothing beside it. */
  readonly wire: Wire
  /** Reads it from the specification's own form. */
  fromWire(ask: WireEditInput<z.output<Wire>>): WireResult<z.output<Schema>>
  /** The preview errors of the specification (B§8). `text` says what a text edit does to its caption. */
  errors(text: TextChange): Errors
  /** The page that it is about, the first of several. */
  pageOf(edit: z.output<Schema>): PageId | undefined
  /** What a shopper would say was done; `undefined` where only the pages can tell. */
  says(edit: z.output<Schema>): ChangeKind | undefined
  /** Whether it changes the number of pages: of a calendar that is how many months it has. */
  readonly changesPageCount: boolean
  /** Whether it says the last word on what an unsent edit of its kind before it was about, so that one is sent for both. */
  overtakes?(edit: z.output<Schema>, before: z.output<Schema>): boolean
}

export function defineEdit<
  Schema extends z.ZodType<{ readonly cmd: string }>,
  const Errors extends EditErrors,
  Wire extends z.ZodType,
>(definition: EditDefinition<Schema, Errors, Wire>): EditDefinition<Schema, Errors, Wire> {
  return definition
}

export function reads<const E>(...edits: readonly E[]): WireResult<E> {
  return { kind: 'edits', edits }
}

export function readsNot(reason: EditRefusal): WireResult<never> {
  return { kind: 'refused', reason }
}
