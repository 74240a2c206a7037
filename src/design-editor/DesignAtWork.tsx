import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import { type Design, innerPages } from '../../domain/design/design.ts'
import { designName } from '../../domain/design/design-name.ts'
import type { PhotoId, TaskId } from '../../domain/ids.ts'
import { coverTitles } from '../../domain/image-analysis/event-title.ts'
import { volumeQuery } from '../../domain/order/volume-in-hand.ts'
import { isBook, paperOf } from '../../domain/product/paper.ts'
import type { EditingActor } from '../../machines/editing/editing.machine.ts'
import type { PreviewActor } from '../../machines/preview/preview.machine.ts'
import type { PreviewInput, PreviewTask } from '../../machines/preview/preview.types.ts'
import { useProposedTitles } from '../features/album/use-proposed-titles.ts'
import { useOptions } from '../features/checkout/use-options.ts'
import { storePlace } from '../features/designs/stored-place.ts'
import { useSharedDesign } from '../features/designs/use-shared-design.ts'
import { useAfterDesign } from '../features/orders/use-after-design.ts'
import { useConfirmPart } from '../features/packages/use-confirm-part.ts'
import { localised } from '../i18n/i18n.ts'
import { newId } from '../lib/new-id.ts'
import { useNavigation } from '../navigation/navigation.ts'
import { useSet } from '../navigation/set-context.ts'
import { useApiQuery, useOnceQuery } from '../ports/api-query.ts'
import { usePorts } from '../ports/ports.ts'
import { underOneKey } from '../ports/under-one-key.ts'
import { useSession } from '../session/session.ts'
import { useFaultToast } from '../ui/feedback/use-fault-toast.ts'
import type { PageComments } from './canvas/PinnedComments.tsx'
import type { ReadyData } from './hooks/use-editor-data.ts'
import { ElsewhereDialog } from './shell/ElsewhereDialog.tsx'
import { FirstLookDialog } from './shell/FirstLookDialog.tsx'
import { UnreadableDraftDialog } from './shell/UnreadableDraftDialog.tsx'
import { useEditorLock } from './shell/use-editor-lock.ts'
import { useKnownAround } from './shell/use-known-around.ts'
import { useVolume } from './shell/use-volume.ts'
import type { WorkspaceProps } from './shell/workspace-props.ts'
import { workspaceOf } from './workspaces/workspace-of.ts'

/** What a design is asked for with. */
export type NewDesign = Extract<PreviewInput, { kind: 'create' }>

interface DesignAtWorkProps {
  readonly preview: PreviewActor
  readonly editing: EditingActor
  readonly work: ReadyData
  /** Designs this instead: the same photos, otherwise than before (B§4 preview mode 2). */
  onRecreate(ask: NewDesign): void
}

/** An open design in the workspace of its product, and where its doors lead. */
export function DesignAtWork({ preview, editing, work, onRecreate }: DesignAtWorkProps) {
  const { merchant } = useSession()
  const { go, back } = useNavigation()
  const { ownDesigns } = usePorts()
  const confirmPart = useConfirmPart()
  const afterDesign = useAfterDesign()
  useKnownAround(work)
  const comments = usePageComments(work.input.taskId)
  const ids = useMemo(() => ({ next: newId }), [])
  useEffect(() => () => work.resources.images.dispose(), [work.resources])

  const { taskId, place } = work.input
  const onPlace = useKeptPlace(editing, taskId)
  const { volume, onVolume } = useVolume(preview, work)
  const set = useSet()
  const { t } = useLingui()
  const oneWindow = useEditorLock(taskId)
  const Workspace = workspaceOf(work.product)
  const title = useTitle(preview, editing, work)
  const dated = useMemo(() => datedPhotos(work), [work])
  const titles = useProposedTitles(work.aid, dated, coverTitles)
  const rev = useSelector(editing, ({ context }) => context.rev)
  const { options, sold, paid } = useSale(work, rev, volume !== undefined)
  const workspace: WorkspaceProps = {
    product: work.product,
    preview,
    editing,
    resources: work.resources,
    photos: work.photos,
    title: volume ? t`${work.title}, volume ${volume.at + 1} of ${volume.volumes}` : title,
    titles,
    ...{ options, sold, paid },
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
        void onVolume(volume, { taskId, rev })
      } else if (!confirmPart({ taskId, aid: work.aid, rev, attributes: options.attributes })) {
        const { themeId } = work.input.design
        void afterDesign({ taskId, aid: work.aid, pid: work.pid, themeId, rev })
      }
    },
    onRecreate: () => {
      const { aid, pid } = work
      const { design } = editing.getSnapshot().context.current
      const { task } = preview.getSnapshot().context
      const calendar = design.calendar && { settings: design.calendar, months: innerPages(design).length }
      onRecreate({
        ...{ kind: 'create', aid, pid, themeId: design.themeId, recreate: taskId, opid: newId() },
        ...(task?.addText === false ? { wordless: true } : {}),
        ...(calendar ? { calendar } : chosenOf(design, task?.removed)),
      })
    },
    onRestyle: async (target) => {
      const made = await underOneKey(['restyle', taskId, rev, target], (opid) => ownDesigns.copy(taskId, opid, target))
      // It is made for what this one was made for.
      go('theme_preview', { taskid: made.taskId, ...set, ...volumeQuery(volume) })
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

/**
 * How the design is sold, and with what options. An album that was made for a thing of a link's order is paid for: no price is
 * told, and it has the options that were bought. A part of a set has those that it was handed back to its set with.
 */
function useSale({ aid, pid, product, input }: ReadyData, rev: number, isVolume: boolean) {
  const { pkj, part } = useSet()
  const inSet = pkj !== undefined && part !== undefined
  const bought = useApiQuery(
    ['bought options', aid, pid],
    async ({ ec }) => {
      const item = await ec.itemOf(aid, pid)
      if (!item) {
        return null
      }
      const order = await ec.find({ reference: item.reference, phoneTail: item.phoneTail })
      const found = order.kind === 'found' ? order.found.items.find(({ sub }) => sub === item.sub) : undefined
      return found?.attributes ?? []
    },
    !inSet,
  )
  const noted = useOnceQuery(['options in set', pkj, part], async ({ packages }) =>
    inSet ? ((await packages.find(pkj))?.parts[part]?.attributes ?? null) : null,
  )
  const own = useOptions(product, input.taskId, rev, noted.data ?? undefined)
  const sold: WorkspaceProps['sold'] = inSet
    ? 'set'
    : bought.data === null
      ? isVolume
        ? 'volume'
        : 'alone'
      : undefined
  const isAsked = !inSet && bought.isFetching && bought.data === undefined
  const options: WorkspaceProps['options'] =
    bought.data || isAsked ? { attributes: bought.data ?? own.attributes } : own
  return { sold, paid: Boolean(bought.data), options }
}

function datedPhotos({ photos, input }: ReadyData) {
  return input.world.photos.map(({ id, takenAt }) => ({
    fileName: photos.get(id)?.name ?? '',
    ...(takenAt === undefined ? {} : { takenAt }),
  }))
}

/** The page in hand is kept for this visit, as is what the workspace tells beside it. */
function useKeptPlace(editing: EditingActor, taskId: TaskId): WorkspaceProps['onPlace'] {
  const keep = useCallback<WorkspaceProps['onPlace']>((change) => storePlace(taskId, change), [taskId])
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

/**
 * Photos that wait beside the design were not chosen for it, or taken off it: they go on waiting. The shop designs no photo that
 * its album no longer has.
 */
function chosenOf(design: Design, removed: PreviewTask['removed'] = []): { readonly photos?: readonly PhotoId[] } {
  const gone = new Set(removed.map(({ id }) => id))
  const placed = innerPages(design).flatMap(({ slots }) =>
    slots.flatMap(({ placement }) => (placement && !gone.has(placement.photoId) ? placement.photoId : [])),
  )
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
      resolve(comment, done).catch((fault: unknown) => say(fault, t`We couldn’t update the comment. Please try again.`))
    },
  }
}

const clock = () => new Date()
