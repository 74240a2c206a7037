import { useLingui } from '@lingui/react/macro'
import { type Caption, findPage, type Page } from '../../../../domain/design/design.ts'
import { textChoices } from '../../../../domain/theme/text-choices.ts'
import type { EditingActor } from '../../../../machines/editing/editing.machine.ts'
import type { EditorFonts } from '../../../ports/render-resources.ts'
import { textWritten } from '../../edits/page-edits.ts'
import { SelectionBar } from '../../shell/SelectionBar.tsx'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'
import { CaptionTools } from '../../tools/CaptionTools.tsx'
import type { SheetActs } from './use-sheet-acts.ts'

interface SheetTextProps {
  readonly work: CanvasWork
  readonly editing: EditingActor
  readonly dpiRatio: number
  readonly fonts: EditorFonts
  /** On the sheet that it stands on. */
  readonly acts: SheetActs
  /** Writes a text of the sheet on all the others; absent: there is nothing to write. */
  onAll?(page: Page, caption: Caption): (() => void) | undefined
}

/** In the place of what is done to the photo of a sheet while a text on it is chosen. */
export function SheetText({ work, editing, dpiRatio, fonts, acts, onAll }: SheetTextProps) {
  const { t } = useLingui()
  const { selection, document, commands } = work
  const { design, world } = document
  const pageId = selection?.kind === 'caption' ? selection.pageId : undefined
  const page = pageId && findPage(design, pageId)
  const caption =
    page && selection?.kind === 'caption' ? page.captions.find(({ id }) => id === selection.captionId) : undefined
  if (!page || !caption) {
    return null
  }
  const { id, text, role } = caption
  return (
    <>
      <SelectionBar
        {...{ design, selection, dpiRatio }}
        photo={undefined}
        onClose={() => editing.send({ type: 'selection.clear' })}
      />
      <CaptionTools
        key={id}
        look={{ own: caption.style ?? {}, choices: textChoices(world.theme, role) }}
        fonts={fonts}
        onLook={(style) => commands.make({ ...textWritten(page, id, text), text, style }, t`Text style changed`)}
        onWrite={() => editing.send({ type: 'text.start' })}
        onAdd={acts.writeMore}
        onAll={onAll?.(page, caption)}
        onRemove={() =>
          commands.make(
            { cmd: 'page_del_objs', pageId: page.id, slotIds: [], captionIds: [id] },
            t`Text removed from page`,
          )
        }
      />
    </>
  )
}
