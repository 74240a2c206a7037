import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { asId, type PageId, type TaskId } from '../../../domain/ids.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { paintedPages } from '../../../machines/preview/preview.selectors.ts'
import type { PreviewTask } from '../../../machines/preview/preview.types.ts'
import { type ReadyData, useEditorData } from '../../design-editor/hooks/use-editor-data.ts'
import { NoDesign } from '../../design-editor/shell/NoDesign.tsx'
import { storePlace } from '../../features/designs/stored-place.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useMachineOf } from '../../ports/ports.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { LargePages } from './LargePages.tsx'

/**
 * Page by page, as large as the screen; pinch to look closer. The address names a task, the page from which the editor leads
 * here, and the one that was leafed to (`at`), so that the same page lies open when it is loaded again.
 */
export function ThemeViewLargerScreen() {
  const { t } = useLingui()
  const address = useQueryOfAddress()
  const taskId = asId<TaskId>(address.get('taskid') ?? '')
  const { back, replace } = useNavigation()
  const leave = () => back('theme_preview', { taskid: taskId })
  // The editor names the page that it stands at; the order screens know none, and going back would lead to them.
  const edit = address.get('page') === null ? () => replace('theme_preview', { taskid: taskId }) : leave
  const preview = useActorRef(
    useMachineOf((machines) => machines.preview),
    { input: { kind: 'open', taskId } },
  )
  const task = useSelector(preview, ({ context }) => context.task)
  const refused = useSelector(preview, ({ context }) => context.refused)
  const problem = useSelector(preview, ({ context }) => context.problem)
  if (!task && (refused || problem)) {
    return (
      <Screen top={<TopBar title={t`Your book`} onBack={leave} />}>
        <NoDesign
          refused={refused}
          problem={problem}
          aid={undefined}
          onRetry={() => preview.send({ type: 'preview.retry' })}
        />
      </Screen>
    )
  }
  return task ? (
    <Opened
      preview={preview}
      task={task}
      first={asId<PageId>(address.get('at') ?? address.get('page') ?? '')}
      onLeaf={(page) => replace('theme_viewLarger', { ...Object.fromEntries(address), at: page })}
      onLeave={leave}
      onEdit={edit}
    />
  ) : (
    <WaitingFor what="desk" />
  )
}

interface OpenedProps {
  readonly preview: PreviewActor
  readonly task: PreviewTask
  readonly first: PageId
  onLeaf(page: PageId): void
  onLeave(): void
  /** Into the editor. */
  onEdit(): void
}

function Opened({ preview, task, first, onLeaf, onLeave, onEdit }: OpenedProps) {
  const { t } = useLingui()
  const [shown] = useState(task)
  const work = useEditorData(shown, 'open')
  if (work.kind === 'failed') {
    return (
      <Screen top={<TopBar title={t`Your book`} onBack={onLeave} />}>
        <FaultState fault={work.fault} onRetry={work.retry} />
      </Screen>
    )
  }
  return work.kind === 'ready' ? (
    <Pages {...{ preview, work, first, onLeaf, onLeave, onEdit }} />
  ) : (
    <WaitingFor what="desk" />
  )
}

interface PagesProps extends Omit<OpenedProps, 'task'> {
  readonly work: ReadyData
}

function Pages({ preview, work, first, onLeaf, onLeave, onEdit }: PagesProps) {
  const pages = useSelector(preview, ({ context }) => context.task?.pages)
  const pictures = useMemo(() => paintedPages(pages ?? []), [pages])
  const { taskId, design } = work.input
  useEffect(() => () => work.resources.images.dispose(), [work.resources])
  return (
    <LargePages
      title={work.title}
      design={design}
      world={work.input.world}
      resources={work.resources}
      first={first}
      pictures={pictures}
      onLeaf={onLeaf}
      onItem={(id, item) => {
        storePlace(taskId, { page: { id, at: design.pages.findIndex((page) => page.id === id) }, item })
        onEdit()
      }}
      onBack={onLeave}
    />
  )
}
