import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useDeferredValue, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type AlbumId, asId, type PhotoId, type ProductId, type TaskId, type ThemeId } from '../../domain/ids.ts'
import { invariant } from '../../domain/never.ts'
import { volumeOf, volumeQuery } from '../../domain/order/volume-in-hand.ts'
import type { designSessionMachine } from '../../machines/design-session/design-session.machine.ts'
import type { PreviewActor } from '../../machines/preview/preview.machine.ts'
import type { PreviewInput, PreviewTask } from '../../machines/preview/preview.types.ts'
import { spokenLanguage } from '../i18n/i18n.ts'
import { newId } from '../lib/new-id.ts'
import { useNavigation, useQueryOfAddress } from '../navigation/navigation.ts'
import { queryOfDesign, requestedDesign } from '../navigation/requested-design.ts'
import { setOf } from '../navigation/set-context.ts'
import type { CalendarPorts } from '../ports/calendar-ports.ts'
import { useCalendars, useMachineOf } from '../ports/ports.ts'
import { FaultState } from '../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../ui/feedback/WaitingFor.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { TopBar } from '../ui/layout/TopBar.tsx'
import { DesignAtWork, type NewDesign } from './DesignAtWork.tsx'
import { type ReadyData, useEditorData, usePrefetchedData } from './hooks/use-editor-data.ts'
import { NoDesign } from './shell/NoDesign.tsx'

interface DesignEditorProps {
  /** The route that names the design once it is made. */
  readonly at: 'theme_preview' | 'frame_index' | 'print_index' | 'combo_index'
}

/** The design that the address names, in the workspace of its product. */
export function DesignEditor({ at }: DesignEditorProps) {
  const request = requestedDesign(useQueryOfAddress())
  const [open, setOpen] = useState<OpenDesign>({ request })
  // Another address of the same route is another design, unless it names the one that was made here.
  if (open.request !== request && open.named !== request) {
    setOpen({ request })
  }
  return (
    <PreviewOf
      key={open.anew?.opid ?? open.request}
      at={at}
      anew={open.anew}
      named={open.named}
      onNamed={(taskId) => setOpen((now) => ({ ...now, named: queryOfDesign(taskId) }))}
      onRecreate={(anew) => setOpen({ request, anew })}
    />
  )
}

/** The design at work: what was asked for, and what asks for it since it has a name. */
interface OpenDesign {
  readonly request: string
  readonly named?: string
  /** It is made anew. */
  readonly anew?: NewDesign
}

interface PreviewOfProps extends DesignEditorProps {
  /** Designs this instead of what the address asks for: the same photos, otherwise than before (B§4 preview mode 2). */
  readonly anew: NewDesign | undefined
  /** What asks for the design, as soon as it is known. */
  readonly named: string | undefined
  onNamed(taskId: TaskId): void
  onRecreate(ask: NewDesign): void
}

function PreviewOf({ at, anew, named, onNamed, onRecreate }: PreviewOfProps) {
  const address = useQueryOfAddress()
  const calendars = useCalendars()
  const { replace } = useNavigation()
  const [ask] = useState(() => anew ?? askOf(address, calendars))
  const session = useActorRef(
    useMachineOf((machines) => machines.designSession),
    { input: { ask } },
  )
  const preview = useSelector(session, ({ children }) => children.preview)
  invariant(preview, 'a design session has its preview from the first moment')
  const task = useSelector(preview, ({ context }) => context.task)

  // From here on the address names the design, so that a reload opens it and never designs anew.
  useEffect(() => {
    if (!task || requestedDesign(address) === queryOfDesign(task.taskId)) {
      return
    }
    if (named === queryOfDesign(task.taskId)) {
      replace(at, { taskid: task.taskId, ...setOf(address), ...volumeQuery(volumeOf(address)) })
    } else {
      // Known before the address changes: the new one must not count as another design.
      onNamed(task.taskId)
    }
  }, [task, named, onNamed, replace, address, at])

  return task ? (
    <Opened session={session} preview={preview} task={task} ask={ask.kind} onRecreate={onRecreate} />
  ) : (
    <Opening preview={preview} ask={ask} />
  )
}

function askOf(address: URLSearchParams, calendars: CalendarPorts): PreviewInput {
  const taskId = address.get('taskid')
  const photos = address.get('photos')?.split(',').filter(Boolean)
  if (taskId) {
    return { kind: 'open', taskId: asId<TaskId>(taskId) }
  }
  const pid = asId<ProductId>(address.get('pid') ?? '')
  const calendar = calendars.find(pid)
  return {
    kind: 'create',
    aid: asId<AlbumId>(address.get('aid') ?? ''),
    pid,
    ...(calendar ? { calendar: { ...calendar, settings: { ...calendar.settings, language: spokenLanguage() } } } : {}),
    themeId: asId<ThemeId>(address.get('tid') ?? ''),
    ...(address.get('addtext') === '0' ? { wordless: true } : {}),
    ...(photos && photos.length > 0 ? { photos: photos.map((id) => asId<PhotoId>(id)) } : {}),
    opid: newId(),
  }
}

interface PreviewProps {
  readonly preview: PreviewActor
}

type OpenedProps = PreviewProps &
  Pick<PreviewOfProps, 'onRecreate'> & { readonly session: ActorRefFrom<typeof designSessionMachine> }

function Opening({ preview, ask }: PreviewProps & { readonly ask: PreviewInput }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  usePrefetchedData(ask)
  const refused = useSelector(preview, ({ context }) => context.refused)
  const problem = useSelector(preview, ({ context }) => context.problem)
  const aid = ask.kind === 'create' ? ask.aid : undefined
  if (refused || problem) {
    return (
      <Screen top={<TopBar title={t`Your design`} onBack={() => back('index')} />}>
        <NoDesign
          refused={refused}
          problem={problem}
          aid={aid}
          pid={ask.kind === 'create' ? ask.pid : undefined}
          onRetry={() => preview.send({ type: 'preview.retry' })}
        />
      </Screen>
    )
  }
  return <WaitingFor what="desk" />
}

interface OpenedTask {
  readonly task: PreviewTask
  /** Whether it was made in this visit. */
  readonly ask: PreviewInput['kind']
}

/** The task is there; album, product, theme and this phone's own edits are fetched before the editor is laid. */
function Opened({ session, preview, task, ask, onRecreate }: OpenedProps & OpenedTask) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const [first] = useState(task)
  const work = useEditorData(first, ask)
  if (work.kind === 'failed') {
    return (
      <Screen top={<TopBar title={t`Your design`} onBack={() => back('index')} />}>
        <FaultState fault={work.fault} onRetry={work.retry} />
      </Screen>
    )
  }
  return work.kind === 'ready' ? (
    <Begun session={session} preview={preview} work={work} onRecreate={onRecreate} />
  ) : (
    <WaitingFor what="desk" />
  )
}

/** Editing begins once, with what was fetched; what changes later, the machines know. */
function Begun({ session, preview, work, onRecreate }: OpenedProps & { readonly work: ReadyData }) {
  const { input } = work
  useEffect(() => session.send({ type: 'workspace.open', input }), [session, input])
  // What the session tells is drawn at once and in one piece; the desk is drawn a little at a time, so that a finger comes between.
  const editing = useDeferredValue(useSelector(session, ({ children }) => children.editing))
  return editing ? (
    <DesignAtWork preview={preview} editing={editing} work={work} onRecreate={onRecreate} />
  ) : (
    <WaitingFor what="desk" />
  )
}
