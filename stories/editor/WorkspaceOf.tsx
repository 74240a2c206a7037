import { countingIds } from '../../domain/ids.ts'
import type { EditingContext } from '../../machines/editing/editing.types.ts'
import type { WorkspaceProps } from '../../src/design-editor/shell/workspace-props.ts'
import { workspaceOf } from '../../src/design-editor/workspaces/workspace-of.ts'
import { useOptions } from '../../src/features/checkout/use-options.ts'
import { type EditorStory, editingAt, previewAt } from './editor-fixtures.ts'

interface WorkspaceOfProps {
  readonly story: EditorStory
  readonly editing?: WorkspaceProps['editing']
  readonly preview?: WorkspaceProps['preview']
  readonly place?: WorkspaceProps['place']
  readonly comments?: WorkspaceProps['comments']
  readonly paid?: boolean
  readonly titles?: readonly string[] | undefined
  onPlace?: WorkspaceProps['onPlace']
  onRestyle?: NonNullable<WorkspaceProps['onRestyle']>
}

const nothing = () => undefined

/** The workspace as a still picture: frozen machines, a clock that stands at 12:03. */
export function WorkspaceOf(props: WorkspaceOfProps) {
  const { story, editing = editingAt(story), preview = previewAt(story), place, comments, onPlace = nothing } = props
  const Workspace = workspaceOf(story.product)
  const { taskId, rev } = editing.getSnapshot().context
  const options = useOptions(story.product, taskId, rev)
  return (
    <Workspace
      product={story.product}
      preview={preview}
      editing={editing}
      resources={story.resources}
      photos={story.photos}
      title="我们的夏天"
      options={options}
      {...(props.paid ? { paid: true } : { sold: 'alone' })}
      dpiRatio={200}
      ids={countingIds('new')}
      now={noon}
      place={place}
      {...(comments ? { comments } : {})}
      {...(props.titles ? { titles: props.titles } : {})}
      onPlace={onPlace}
      onBack={nothing}
      onConfirm={nothing}
      {...(props.onRestyle ? { onRestyle: props.onRestyle } : {})}
      onEnlarge={nothing}
    />
  )
}

const noon = () => new Date(2026, 4, 3, 12, 3)

/** The n-th photo of the page that the story shows, as the selection. */
export function photoOf({ design }: EditorStory, page = 4, photo = 0): NonNullable<EditingContext['selection']> {
  const shown = design.pages[page]
  const slot = shown?.slots[photo]
  if (!shown || !slot) {
    throw new Error(`the story has no photo ${photo} on page ${page}`)
  }
  return { kind: 'slot', at: { pageId: shown.id, slotId: slot.id } }
}
