import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import {
  copiesSet,
  groundOnAll,
  printsAdded,
  printsFitted,
  printsRemoved,
  textOnAll,
} from '../../../../domain/design/change/print-set.ts'
import type { Caption, Page } from '../../../../domain/design/design.ts'
import type { FitType } from '../../../../domain/design/fit-type.ts'
import { asId, type CaptionId, type IdSource, type PageId, type PhotoId } from '../../../../domain/ids.ts'
import type { EditCommands } from '../../hooks/use-commands.ts'
import type { EditorDocument } from '../../hooks/use-document.ts'
import type { PrintActs } from './PrintTile.tsx'

interface PrintEditsSetup {
  readonly document: EditorDocument
  readonly make: EditCommands['make']
  readonly ids: IdSource
  onOpen(page: PageId): void
}

/** Everything that is done to prints, as edits of the design. `acts` stay the same object through every change. */
export function usePrintEdits({ document, ids, make, onOpen }: PrintEditsSetup) {
  const { t } = useLingui()
  const { design } = document
  const world = { ...document.world, photos: document.photoBook }
  const edits = {
    fit: (fit: FitType, only?: PageId) =>
      make(printsFitted(design, fit, world, only && [only]), only ? t`Print changed` : t`All prints changed`),
    copies: (count: number, only?: PageId) => make(copiesSet(design, count, only && [only]), t`Copies: ${count}`),
    groundOnAll: (page: Page) => {
      const edit = groundOnAll(design, page)
      return edit && (() => make(edit, t`All prints changed`))
    },
    textOnAll: (page: Page, caption: Caption) => {
      const edit = caption.text.trim() && textOnAll(design, page, caption, world, () => asId<CaptionId>(ids.next()))
      return edit ? () => make(edit, t`Added to all prints`) : undefined
    },
    leaveOut: (pages: readonly PageId[]) =>
      make(printsRemoved(pages), t`${plural(pages.length, { one: '# print left out', other: '# prints left out' })}`),
    add: (photos: readonly PhotoId[]) =>
      make(
        printsAdded(design, photos, world, () => asId<PageId>(ids.next())),
        t`${plural(photos.length, { one: '# print added', other: '# prints added' })}`,
      ),
  }
  const latest = useRef({ edits, onOpen })
  latest.current = { edits, onOpen }
  const acts = useMemo(
    (): PrintActs => ({
      open: (page) => latest.current.onOpen(page),
      copies: (page, count) => latest.current.edits.copies(count, page),
    }),
    [],
  )
  return { ...edits, acts }
}
