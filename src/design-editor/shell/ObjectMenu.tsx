import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { Gesture } from '../../../editor/editor-port.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { toolOf } from '../../../machines/editing/editing.selectors.ts'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName } from '../../messages/page-name.ts'
import { ActionMenu, type MenuAction } from '../../ui/controls/ActionMenu.tsx'
import { EDITOR_ICONS } from '../../ui/pictures/editor-icons.ts'
import type { MenuRequest } from '../canvas/EditorCanvas.tsx'
import { canLock, pagesLocked, photosOfPage } from '../edits/page-edits.ts'
import { selectedPhotoOf } from '../edits/selected-photo.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'
import { usePhotoActs } from './use-photo-acts.ts'

interface ObjectMenuProps {
  readonly ask: MenuRequest | null
  readonly editing: EditingActor
  readonly document: EditorDocument
  readonly commands: EditCommands
  /** Absent: nothing is written on this design. */
  readonly onWrite: (() => void) | undefined
  /** One more text; absent: nothing is written, or the page has none yet. */
  readonly onAddText: (() => void) | undefined
  onPhotos(): void
  /** Asks for the page that the photo moves to. */
  onMove(): void
  onClose(): void
}

/** Selects what lies under the mouse, so that its menu is about what is selected. `false`: there is nothing to be done. */
export function selectUnder(editing: EditingActor, under: Gesture): boolean {
  const tool = toolOf(editing.getSnapshot())
  if (tool !== 'resting' && tool !== 'selected') {
    return false
  }
  if (under.kind === 'photo.tapped') {
    editing.send({ type: 'slot.select', at: under.at })
  } else if (under.kind === 'caption.tapped') {
    editing.send({ type: 'caption.select', pageId: under.pageId, captionId: under.captionId })
  } else if (under.kind === 'page.tapped') {
    editing.send({ type: 'page.show', pageId: under.pageId })
  }
  return under.kind === 'photo.tapped' || under.kind === 'caption.tapped' || under.kind === 'page.tapped'
}

/** What can be done with the photo or the text under the mouse, and with its page. */
export function ObjectMenu({
  ask,
  editing,
  document,
  commands,
  onWrite,
  onAddText,
  onPhotos,
  onMove,
  onClose,
}: ObjectMenuProps) {
  const { t, i18n } = useLingui()
  const { design, photoBook, page } = document
  const { make } = commands
  const words = leafWords(design)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const photoActs = usePhotoActs({ editing, document, make, onMove })
  const photo = selectedPhotoOf(design, photoBook, selection)
  if (!page) {
    return null
  }
  const ofPhoto = (): MenuAction[] => {
    if (!photo) {
      return []
    }
    const act = photoActs(photo)
    const blank = photo.placement === undefined
    const { locked } = photo.slot
    return [
      { icon: 'crop', label: t`Crop`, disabled: blank, act: act.onCrop },
      { icon: EDITOR_ICONS.rotate, label: t`Rotate`, disabled: blank, act: act.onRotate },
      { icon: EDITOR_ICONS.flip, label: t`Flip`, disabled: blank, act: act.onFlip },
      { icon: 'photo', label: blank ? t`Choose` : t`Change`, act: act.onChange },
      { icon: 'swap', label: t`Swap`, disabled: blank, act: act.onSwap },
      ...(act.onMove
        ? [{ icon: EDITOR_ICONS.moveTo, label: i18n._(words.another), disabled: blank, act: act.onMove } as const]
        : []),
      { icon: locked ? 'unlock' : 'lock', label: locked ? t`Unlock` : t`Lock`, disabled: blank, act: act.onLock },
      { icon: 'trash', label: t`Remove`, disabled: blank, act: act.onRemove },
    ]
  }
  const ofText = (): MenuAction[] =>
    selection?.kind === 'caption'
      ? [
          { icon: 'edit', label: t`Write`, act: () => editing.send({ type: 'text.start' }) },
          {
            icon: 'trash',
            label: t`Remove`,
            act: () =>
              make(
                { cmd: 'page_del_objs', pageId: selection.pageId, slotIds: [], captionIds: [selection.captionId] },
                i18n._(words.textOff),
              ),
          },
        ]
      : []
  const ofPage: MenuAction[] = [
    {
      icon: EDITOR_ICONS.shuffle,
      label: i18n._(words.shuffle),
      disabled: page.kind === 'cover' || photosOfPage(page).length === 0,
      act: () => make({ cmd: 'shuff', pageId: page.id }, i18n._(words.laidOut)),
    },
    ...(onWrite ? [{ icon: 'text', label: t`Edit text`, act: onWrite } as const] : []),
    ...(onAddText ? [{ icon: 'plus', label: t`Add text`, act: onAddText } as const] : []),
    { icon: 'photo', label: i18n._(words.photos), act: onPhotos },
    ...(canLock(page)
      ? [
          {
            icon: page.locked ? 'unlock' : 'lock',
            label: i18n._(page.locked ? words.unlock : words.lock),
            act: () => make(pagesLocked(design, [page.id], !page.locked), i18n._(words.lockChanged)),
          } as const,
        ]
      : []),
    {
      icon: design.calendar ? 'calendar' : EDITOR_ICONS.allPages,
      label: design.calendar ? t`Calendar` : i18n._(words.all),
      act: () => editing.send({ type: 'pages.arrange' }),
    },
  ]
  return (
    <ActionMenu
      label={i18n._(pageName(design, page.id))}
      at={ask?.at ?? null}
      groups={[ofPhoto(), ofText(), ofPage]}
      onClose={onClose}
    />
  )
}
