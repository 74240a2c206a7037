import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type Design, findPage, type Page } from '../../../domain/design/design.ts'
import { findSlot } from '../../../domain/design/edits/slots.ts'
import type { OpenMode, RestyleSelection } from '../../../domain/editing/open-mode.ts'
import { asId, type CaptionId, type PageId, type PhotoId } from '../../../domain/ids.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import { currentDesign, toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { Selection } from '../../../machines/editing/editing.types.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { type EarlyTap, useEarlyTap } from '../canvas/use-early-tap.ts'
import { useEditorPort } from '../canvas/use-editor-port.ts'
import { type CropSession, useCrop } from '../crop/use-crop.ts'
import { type SelectedPhoto, selectedPhotoOf } from '../edits/selected-photo.ts'
import type { Marks } from '../hooks/marks.ts'
import { type Announcement, type EditCommands, useCommands } from '../hooks/use-commands.ts'
import { type EditorDocument, useDocument } from '../hooks/use-document.ts'
import { useOpenAgain } from '../hooks/use-open-again.ts'
import { useSelectionEntry } from '../hooks/use-selection-entry.ts'
import { useWhenHidden } from '../hooks/use-when-hidden.ts'
import { lightUnder } from '../text/light-under.ts'
import { useTextPlace } from '../text/use-text-place.ts'
import { useWriting, type Writing } from '../text/use-writing.ts'
import { useWritingField, type WritingFieldState } from '../text/use-writing-field.ts'
import type { WorkspaceProps } from './workspace-props.ts'

/** Whatever is done on a live canvas of whatever product: what is chosen, cropped, written or held, and the design as it is seen, but for what is typed. */
export interface CanvasWork {
  readonly commands: EditCommands & Announcement
  readonly document: EditorDocument
  readonly tool: ReturnType<typeof toolOf>
  readonly selection: Selection | null
  /** The photo that is chosen, if one is. */
  readonly selected: SelectedPhoto | undefined
  readonly crop: CropSession | undefined
  readonly writing: Writing
  /** The text that is written. */
  readonly field: WritingFieldState | undefined
  /** Absent until the code of the canvas is there. */
  readonly editor: ReturnType<typeof useEditorPort>
  readonly earlyTap: EarlyTap
  /** The layouts of the page in hand are open. */
  readonly layingOut: boolean
  setLayingOut(open: boolean): void
  /** The sheet that a workspace has opened over its canvas: photos of the page, another look, where a photo moves to. */
  readonly sheet: OpenSheet | null
  setSheet(sheet: OpenSheet | null): void
  /** What is chosen in the sheet of looks; absent: nothing yet. */
  readonly look: RestyleSelection | undefined
  setLook(look: RestyleSelection): void
  readonly marks: Marks
  /** A text in the hand moves; every other gesture is the workspace's. */
  placed(gesture: Gesture): boolean
}

type OpenSheet = 'photos' | 'look' | 'move'

/** `looksChosen`: what is seen to be chosen. The one photo of a sheet in hand has the same tools, chosen or not. */
export function useCanvasWork(
  { editing, resources, ids }: Pick<WorkspaceProps, 'editing' | 'resources' | 'ids'>,
  looksChosen: readonly Selection['kind'][] = ['slot', 'caption'],
): CanvasWork {
  const { t, i18n } = useLingui()
  const commands = useCommands(editing)
  const [layingOut, setLayingOut] = useState(false)
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [marked, setMarked] = useState<readonly string[]>([])
  const [look, setLook] = useState<RestyleSelection>()
  const lightOn = (page: Page, captionId: CaptionId) => lightUnder(document.sceneOf(page), captionId, resources)
  const writing = useWriting({
    ...{ editing, ids },
    lightUnder: lightOn,
    onWritten: (isGone) =>
      commands.announce(isGone ? i18n._(leafWords(currentDesign(editing.getSnapshot())).textOff) : t`Text saved`),
  })
  const field = useWritingField(writing)
  const world = useSelector(editing, ({ context }) => context.world)
  const place = useTextPlace({
    design: useSelector(editing, currentDesign),
    ...{ world, lightUnder: lightOn },
    make: (edit, { isResized, isRecoloured }) =>
      commands.make(
        edit,
        isRecoloured ? t`Text moved and recoloured to be readable` : isResized ? t`Text box resized` : t`Text moved`,
      ),
  })
  const document = useDocument({ editing, resources, held: place.design })
  const tool = useSelector(editing, toolOf)
  const selection = useSelector(editing, ({ context }) => context.selection)
  if (marked.length > 0 && tool !== 'arranging pages' && sheet !== 'photos') {
    setMarked([])
  }
  if (look && sheet !== 'look') {
    setLook(undefined)
  }
  const again = useOpenAgain(editing.getSnapshot().context.taskId, {
    now() {
      const text = writing.begun()
      if (crop) {
        return { kind: 'crop', crop: crop.begun() }
      }
      if (text) {
        return { kind: 'text', text }
      }
      if (tool === 'arranging pages') {
        return { kind: 'pages', chosen: marked.map((id) => asId<PageId>(id)) }
      }
      if (sheet === 'photos') {
        return { kind: sheet, chosen: marked.map((id) => asId<PhotoId>(id)) }
      }
      if (sheet === 'look') {
        return look ? { kind: sheet, chosen: look } : { kind: sheet }
      }
      if (selection) {
        return tool === 'swapping' || tool === 'choosing photo'
          ? { kind: 'selected', selection, tool }
          : sheet === 'move'
            ? { kind: 'selected', selection, tool: 'moving' }
            : { kind: 'selected', selection }
      }
      return layingOut ? { kind: 'layout' } : undefined
    },
    open(mode) {
      if (mode.kind === 'crop') {
        if (findSlot(document.design, mode.crop.at)?.slot.placement?.photoId === mode.crop.placement.photoId) {
          editing.send({ type: 'slot.select', at: mode.crop.at })
          editing.send({ type: 'crop.start' })
        }
      } else if (mode.kind === 'text') {
        writing.goOn(mode.text)
      } else if (mode.kind === 'pages') {
        editing.send({ type: 'pages.arrange' })
        setMarked(mode.chosen)
      } else if (mode.kind === 'selected') {
        selectAgain(editing, document.design, mode)
        if (mode.tool === 'moving' && editing.getSnapshot().context.selection) {
          setSheet('move')
        }
      } else if (mode.kind === 'layout') {
        setLayingOut(true)
      } else {
        setSheet(mode.kind)
        if (mode.kind === 'look') {
          setLook(mode.chosen)
        } else {
          setMarked(mode.chosen)
        }
      }
    },
  })
  const crop: CropSession | undefined = useCrop({
    ...{ editing, document, resources, begun: again?.kind === 'crop' ? again.crop : undefined },
    announce: commands.announce,
    onCropped: () => commands.announce(t`Photo cropped`),
  })
  const editor = useEditorPort(resources)
  const earlyTap = useEarlyTap()
  useSelectionEntry(editing, looksChosen)
  // What is not done yet is the shopper's work all the same.
  useWhenHidden(crop?.done ?? field?.finish)
  return {
    ...{ commands, document, tool, selection, crop, writing, field, editor, earlyTap, layingOut, setLayingOut },
    ...{ sheet, setSheet, look, setLook, marks: { ids: marked, set: setMarked } },
    selected: selectedPhotoOf(document.design, document.photoBook, selection),
    placed(gesture) {
      if (gesture.kind !== 'text.placed') {
        return false
      }
      place.take(gesture)
      return true
    },
  }
}

/** What was selected, if the design still has it, with its tool in hand; the pages stay open where they are. */
function selectAgain(
  editing: WorkspaceProps['editing'],
  design: Design,
  { selection, tool }: Extract<OpenMode, { kind: 'selected' }>,
): void {
  const { pageId } = editing.getSnapshot().context
  if (selection.kind === 'caption') {
    if (findPage(design, selection.pageId)?.captions.some(({ id }) => id === selection.captionId)) {
      editing.send({ ...selection, type: 'caption.select' })
    }
  } else if (findSlot(design, selection.at)) {
    editing.send({ type: 'slot.select', at: selection.at })
    if (tool === 'swapping') {
      editing.send({ type: 'swap.start' })
      // The photo to swap with was looked for on other pages.
      editing.send({ type: 'page.show', pageId })
    } else if (tool === 'choosing photo') {
      editing.send({ type: 'photo.choose' })
    }
  }
}
