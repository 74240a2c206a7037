import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { photosOf as albumPhotos } from '../../domain/album/album-edit.ts'
import { type Design, innerPages } from '../../domain/design/design.ts'
import { designName } from '../../domain/design/design-name.ts'
import { type AlbumId, asId, type PhotoId, type ProductId, type TaskId, type ThemeId } from '../../domain/ids.ts'
import { withCurrentProduct } from '../../domain/navigation/stored-visit.ts'
import { invariant } from '../../domain/never.ts'
import {
  afterVolume,
  type MadeVolume,
  type VolumeInHand,
  volumeOf,
  volumeQuery,
} from '../../domain/order/volume-in-hand.ts'
import { isBook, paperOf } from '../../domain/product/paper.ts'
import type { designSessionMachine } from '../../machines/design-session/design-session.machine.ts'
import type { EditingActor } from '../../machines/editing/editing.machine.ts'
import type { PreviewActor } from '../../machines/preview/preview.machine.ts'
import type { PreviewInput, PreviewTask } from '../../machines/preview/preview.types.ts'
import { useFaultToast } from '../features/designs/DesignSheet.tsx'
import { keepPlace } from '../features/designs/stored-place.ts'
import { useSharedDesign } from '../features/designs/use-shared-design.ts'
import { useAfterDesign } from '../features/orders/use-after-design.ts'
import { useConfirmPart } from '../features/packages/use-confirm-part.ts'
import { localised, spokenLanguage } from '../i18n/i18n.ts'
import { newId } from '../lib/new-id.ts'
import { askedDesign, designOf } from '../navigation/asked-design.ts'
import { useNavigation, useQueryOfAddress } from '../navigation/navigation.ts'
import { setOf, useSet } from '../navigation/set-context.ts'
import { useApiQuery } from '../ports/api-query.ts'
import type { CalendarPorts } from '../ports/calendar-ports.ts'
import { usePorts } from '../ports/ports.ts'
import { useSession } from '../session/session.ts'
import { useVisit } from '../session/visit-store.ts'
import { FaultState } from '../ui/feedback/FaultState.tsx'
import { WaitingScreen } from '../ui/feedback/WaitingScreen.tsx'
import { Screen } from '../ui/layout/Screen.tsx'
import { TopBar } from '../ui/layout/TopBar.tsx'
import type { PageComments } from './canvas/PinnedComments.tsx'
import { type EditorData, useEditorData, usePrefetchedData } from './hooks/use-editor-data.ts'
import { ElsewhereDialog } from './shell/ElsewhereDialog.tsx'
import { FirstLookDialog } from './shell/FirstLookDialog.tsx'
import { NoDesign } from './shell/NoDesign.tsx'
import { UnreadableDraftDialog } from './shell/UnreadableDraftDialog.tsx'
import { useEditorLock } from './shell/use-editor-lock.ts'
import type { WorkspaceProps } from './shell/workspace-props.ts'
import { workspaceOf } from './workspaces/workspace-of.ts'

interface DesignEditorProps {
  /** The route that names the design once it is made. */
  readonly at: 'theme_preview' | 'frame_index' | 'print_index' | 'combo_index'
}

/** The design that the address names, in the workspace of its product. */
export function DesignEditor({ at }: DesignEditorProps) {
  const asked = askedDesign(useQueryOfAddress())
  const [open, setOpen] = useState<OpenDesign>({ asked })
  // Another address of the same route is another design, unless it names the one that was made here.
  if (open.asked !== asked && open.named !== asked) {
    setOpen({ asked })
  }
  return (
    <PreviewOf
      key={open.anew?.opid ?? open.asked}
      at={at}
      anew={open.anew}
      named={open.named}
      onNamed={(taskId) => setOpen((now) => ({ ...now, named: designOf(taskId) }))}
      onRecreate={(anew) => setOpen({ asked, anew })}
    />
  )
}

type NewDesign = Extract<PreviewInput, { kind: 'create' }>

/** The design at work: what was asked for, and what asks for it since it has a name. */
interface OpenDesign {
  readonly asked: string
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
  const { machines, calendars } = usePorts()
  const { replace } = useNavigation()
  const [ask] = useState(() => anew ?? askOf(address, calendars))
  const session = useActorRef(machines.designSession, { input: { ask } })
  const preview = useSelector(session, ({ children }) => children.preview)
  invariant(preview, 'a design session has its preview from the first moment')
  const task = useSelector(preview, ({ context }) => context.task)

  // From here on the address names the design, so that a reload opens it and never designs anew.
  useEffect(() => {
    if (!task || askedDesign(address) === designOf(task.taskId)) {
      return
    }
    if (named === designOf(task.taskId)) {
      replace(at, { taskid: task.taskId, ...setOf(address), ...volumeQuery(volumeOf(address)) })
    } else {
      // Known before the address changes: the new one must not count as another design.
      onNamed(task.taskId)
    }
  }, [task, named, onNamed, replace, address, at])

  return task ? (
    <Opened session={session} preview={preview} task={task} onRecreate={onRecreate} />
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
  return <WaitingScreen />
}

/** The task is there; album, product, theme and this phone's own edits are fetched before the editor is laid. */
function Opened({ session, preview, task, onRecreate }: OpenedProps & { readonly task: PreviewTask }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const [first] = useState(task)
  const work = useEditorData(first)
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
    <WaitingScreen />
  )
}

type ReadyData = Extract<EditorData, { kind: 'ready' }>

/** Editing begins once, with what was fetched; what changes later, the machines know. */
function Begun({ session, preview, work, onRecreate }: OpenedProps & { readonly work: ReadyData }) {
  const { input } = work
  useEffect(() => session.send({ type: 'workspace.open', input }), [session, input])
  const editing = useSelector(session, ({ children }) => children.editing)
  return editing ? (
    <Working preview={preview} editing={editing} work={work} onRecreate={onRecreate} />
  ) : (
    <WaitingScreen />
  )
}

interface WorkingProps extends PreviewProps, Pick<PreviewOfProps, 'onRecreate'> {
  readonly editing: EditingActor
  readonly work: ReadyData
}

function Working({ preview, editing, work, onRecreate }: WorkingProps) {
  const { merchant } = useSession()
  const { go, back } = useNavigation()
  const { ownDesigns } = usePorts()
  const confirmPart = useConfirmPart()
  const afterDesign = useAfterDesign()
  useBegunPart(work)
  useCurrentProduct(work.pid)
  useFreshBegun()
  useKeptOffline(work)
  const comments = usePageComments(work.input.taskId)
  const ids = useMemo(() => ({ next: newId }), [])
  useEffect(() => () => work.resources.images.dispose(), [work.resources])

  const { taskId, place } = work.input
  const onPlace = useKeptPlace(editing, taskId)
  const { volume, onVolume } = useVolume(preview, work)
  const { t } = useLingui()
  const oneWindow = useEditorLock(taskId)
  const Workspace = workspaceOf(work.product)
  const title = useTitle(preview, editing, work)
  const workspace: WorkspaceProps = {
    product: work.product,
    preview,
    editing,
    resources: work.resources,
    photos: work.photos,
    title: volume ? t`${work.title}, volume ${volume.at + 1} of ${volume.volumes}` : title,
    dpiRatio: merchant.shop.dpiRatio,
    ids,
    now: clock,
    place,
    onPlace,
    comments,
    onBack: () => back('index'),
    onConfirm: () => {
      const { rev } = editing.getSnapshot().context
      if (volume) {
        onVolume(volume, { taskId, rev })
      } else if (!confirmPart({ taskId, aid: work.aid, rev })) {
        const { themeId } = work.input.design
        void afterDesign({ taskId, aid: work.aid, pid: work.pid, themeId, rev })
      }
    },
    onRecreate: () => {
      const { aid, pid } = work
      const { design } = editing.getSnapshot().context.current
      const calendar = design.calendar && { settings: design.calendar, months: innerPages(design).length }
      onRecreate({
        ...{ kind: 'create', aid, pid, themeId: design.themeId, recreate: true, opid: newId() },
        ...(preview.getSnapshot().context.task?.addText === false ? { wordless: true } : {}),
        ...(calendar ? { calendar } : chosenOf(design)),
      })
    },
    onDress: async (dress) => {
      const made = await ownDesigns.copy(taskId, newId(), dress)
      go('theme_preview', { taskid: made.taskId })
    },
    onEnlarge: (pageId) => go('theme_viewLarger', { taskid: taskId, page: pageId }),
  }
  return (
    <>
      <Workspace {...workspace} />
      {oneWindow.elsewhere ? null : <FirstLookDialog />}
      {oneWindow.elsewhere ? null : <UnreadableDraftDialog taskId={taskId} />}
      {oneWindow.elsewhere ? <ElsewhereDialog onEditHere={oneWindow.editHere} onBack={() => back('index')} /> : null}
    </>
  )
}

/** The page in hand is kept for this visit, as is what the workspace tells beside it. */
function useKeptPlace(editing: EditingActor, taskId: TaskId): WorkspaceProps['onPlace'] {
  const keep = useCallback<WorkspaceProps['onPlace']>((change) => keepPlace(taskId, change), [taskId])
  const id = useSelector(editing, ({ context }) => context.pageId)
  const at = useSelector(editing, ({ context }) => context.current.design.pages.findIndex((page) => page.id === id))
  useEffect(() => {
    if (at >= 0) {
      // What it was opened at has been selected by now.
      keep({ page: { id, at }, item: undefined })
    }
  }, [keep, id, at])
  return keep
}

/** Photos that wait beside the design were not chosen for it, or taken off it: they go on waiting. */
function chosenOf(design: Design): { readonly photos?: readonly PhotoId[] } {
  const placed = innerPages(design).flatMap(({ slots }) => slots.flatMap(({ placement }) => placement?.photoId ?? []))
  return design.tray.length > 0 && placed.length > 0 ? { photos: placed } : {}
}

/** A book goes by the title on its cover or by its album, a calendar or a set of cards by what it is: unless it has a name. */
function useTitle(preview: PreviewActor, editing: EditingActor, { product, title }: ReadyData): string {
  const own = useSelector(preview, ({ context }) => context.task?.name ?? '')
  const design = useSelector(editing, ({ context }) => context.current.design)
  const paper = paperOf(product)
  return paper && isBook(paper) ? designName({ own, design, album: title }) : own || localised(product.name)
}

/** What friends wrote by the design's link. What cannot be fetched is not shown: the design itself is there. */
function usePageComments(taskId: TaskId): PageComments {
  const { t } = useLingui()
  const say = useFaultToast()
  const { shared, busy, resolve } = useSharedDesign(taskId)
  return {
    all: shared?.comments ?? [],
    busy,
    onResolve: (comment, done) => {
      resolve(comment, done).catch((fault: unknown) => say(fault, t`Nothing was changed. Please try again.`))
    },
  }
}

/** What the editor opened with is kept on this phone, so that it opens without a network too. */
function useKeptOffline({ input: { taskId, design }, aid, pid, photos }: ReadyData): void {
  const { offline } = usePorts()
  const { themeId } = design
  useEffect(() => {
    void offline.keep({ taskId, aid, pid, themeId, pictures: [...photos.values()].map(({ src }) => src) })
  }, [offline, taskId, aid, pid, themeId, photos])
}

/** What was begun is read anew wherever it is offered: it was worked on. */
function useFreshBegun(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      void client.invalidateQueries({ queryKey: ['begun design'] })
    },
    [client],
  )
}

/** The volume in hand, and where its confirming leads: to the next one, behind the last one to the price of all. */
function useVolume(preview: PreviewActor, { aid, pid, input }: ReadyData) {
  const address = useQueryOfAddress()
  const { go } = useNavigation()
  const volume = volumeOf(address)
  const album = useApiQuery(
    ['designed album', aid],
    ({ albums }, signal) => albums.open(aid, signal),
    volume !== undefined,
  )
  const onVolume = (now: VolumeInHand, done: MadeVolume) => {
    if (!album.data) {
      return
    }
    const photos = albumPhotos(album.data).map(({ id }) => id)
    const step = afterVolume(now, done, photos)
    if (step.kind === 'next') {
      const { themeId: tid } = input.design
      // Whether its pages have words is a fact of the design: the next volume is made like this one.
      const addtext = preview.getSnapshot().context.task?.addText === false ? '0' : undefined
      go('theme_preview', { aid, pid, tid, addtext, photos: step.photos.join(','), ...volumeQuery(step.volume) })
    } else {
      const [taskid, rev] = [step.made.map((one) => one.taskId).join(','), step.made.map((one) => one.rev).join(',')]
      go('pay_index', { taskid, aid, pid, rev })
    }
  }
  return { volume, onVolume }
}

/** The visit knows which product is worked on: in an order of a link it is one that was bought (B§2 rule 3). */
function useCurrentProduct(pid: ProductId): void {
  const { change } = useVisit()
  useEffect(() => {
    change((visit) => (visit.ecommerce.originalProduct === '' ? visit : withCurrentProduct(visit, pid)))
  }, [change, pid])
}

/** The set that a design is a part of knows of it from the first moment, so that a reload finds it again. */
function useBegunPart({ input: { taskId }, aid }: Extract<EditorData, { kind: 'ready' }>): void {
  const { packages } = usePorts()
  const { pkj, part } = useSet()
  useEffect(() => {
    if (pkj && part) {
      // What cannot be kept is said when the part is confirmed.
      void packages
        .find(pkj)
        .then((set) => (set && set.parts[part]?.taskId !== taskId ? packages.setPart(pkj, part, { taskId, aid }) : set))
        .catch(() => undefined)
    }
  }, [packages, pkj, part, taskId, aid])
}

const clock = () => new Date()
