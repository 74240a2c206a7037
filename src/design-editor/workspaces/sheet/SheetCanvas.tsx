import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { findPage, type Page } from '../../../../domain/design/design.ts'
import type { PageId } from '../../../../domain/ids.ts'
import type { Gesture, SpreadPage, Viewport } from '../../../../editor/editor-port.ts'
import { pageName } from '../../../messages/page-name.ts'
import { ActionMenu, type MenuAction } from '../../../ui/controls/ActionMenu.tsx'
import { EDITOR_ICONS } from '../../../ui/pictures/editor-icons.ts'
import type { MenuRequest } from '../../canvas/EditorCanvas.tsx'
import { PinnedComments } from '../../canvas/PinnedComments.tsx'
import type { ViewBox } from '../../canvas/view-box.ts'
import { selectUnder } from '../../shell/ObjectMenu.tsx'
import type { CanvasWork } from '../../shell/use-canvas-work.ts'
import { WorkCanvas } from '../../shell/WorkCanvas.tsx'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import type { SheetActs } from './use-sheet-acts.ts'

interface SheetCanvasProps extends Pick<WorkspaceProps, 'editing' | 'resources' | 'dpiRatio' | 'comments'> {
  readonly work: CanvasWork
  /** The sheets in hand, in their places. */
  readonly pages: readonly SpreadPage[]
  readonly lookAt: ViewBox
  readonly safe: number
  /** So much around the sheets is seen too, mm. */
  readonly around?: number
  /** What can be done on a sheet. */
  acts(page: Page): SheetActs
  /** What else the menu of a sheet offers. */
  more?(page: Page): readonly MenuAction[]
  onGesture(gesture: Gesture): void
  children?(view: Viewport): ReactNode
}

/** Sheets under the hand: prints, pictures in frames and on a wall, with the menu under the mouse. */
export function SheetCanvas(props: SheetCanvasProps) {
  const { work, pages, acts, editing, more } = props
  const { t, i18n } = useLingui()
  const { design } = work.document
  const { selection } = work
  const [ask, setAsk] = useState<{ readonly at: MenuRequest['at']; readonly pageId: PageId } | null>(null)
  const page = ask ? findPage(design, ask.pageId) : undefined
  const menu = ({ at, under }: MenuRequest) => {
    const pageId = under.kind === 'photo.tapped' ? under.at.pageId : 'pageId' in under ? under.pageId : undefined
    setAsk(pageId && selectUnder(editing, under) ? { at, pageId } : null)
  }
  const ofPhoto = (on: SheetActs): readonly MenuAction[] => [
    { icon: 'crop', label: t`Crop`, disabled: on.blank, act: on.crop },
    { icon: EDITOR_ICONS.rotate, label: t`Rotate`, disabled: on.blank, act: on.rotate },
    { icon: EDITOR_ICONS.flip, label: t`Flip`, disabled: on.blank, act: on.flip },
    { icon: 'photo', label: on.blank ? t`Choose` : t`Change`, act: on.change },
  ]
  const ofText = (): readonly MenuAction[] =>
    selection?.kind === 'caption'
      ? [
          { icon: 'edit', label: t`Write`, act: () => editing.send({ type: 'text.start' }) },
          {
            icon: 'trash',
            label: t`Remove`,
            act: () =>
              work.commands.make(
                { cmd: 'page_del_objs', pageId: selection.pageId, slotIds: [], captionIds: [selection.captionId] },
                t`Text removed from page`,
              ),
          },
        ]
      : []
  const on = page && acts(page)
  const ofSheet: readonly MenuAction[] = page
    ? [
        ...(on?.writeMore ? [{ icon: 'text', label: t`Add text`, act: on.writeMore } as const] : []),
        ...(more?.(page) ?? []),
      ]
    : []
  return (
    <>
      <WorkCanvas
        {...{ work, pages }}
        lookAt={props.lookAt}
        resources={props.resources}
        dpiRatio={props.dpiRatio}
        safe={props.safe}
        around={props.around ?? 0}
        onGesture={props.onGesture}
        onMenu={menu}
      >
        {(view) => (
          <>
            {props.children?.(view)}
            {props.comments ? <PinnedComments {...{ pages, view }} comments={props.comments} /> : null}
          </>
        )}
      </WorkCanvas>
      <ActionMenu
        label={page ? i18n._(pageName(design, page.id)) : ''}
        at={on ? (ask?.at ?? null) : null}
        groups={on ? [selection?.kind === 'caption' ? [] : ofPhoto(on), ofText(), ofSheet] : []}
        onClose={() => setAsk(null)}
      />
    </>
  )
}
