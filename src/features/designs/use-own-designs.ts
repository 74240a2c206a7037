import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AlbumId, TaskId } from '../../../domain/ids.ts'
import { newId } from '../../lib/new-id.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { OwnDesign, OwnDesigns } from '../../ports/own-design-ports.ts'
import { usePorts, useWorld } from '../../ports/ports.ts'
import { forgetUnanswered, underOneKey } from '../../ports/under-one-key.ts'
import { forgetPlace } from './stored-place.ts'

/** How often a list asks again while a cover of it is being painted. */
const PAINTING_MS = 3000
/** A cover that has not come after five minutes does not come; who opens the list again asks again. */
const PAINTING_TIMES = 100

type Parts = InfiniteData<OwnDesigns, string>

const KEY = 'own designs'
const REMOVED = 'removed designs'

/** What the shopper has deleted and can bring back. */
export function useRemovedDesigns() {
  return useApiQuery([REMOVED], ({ ownDesigns }, signal) => ownDesigns.removed(signal))
}

/** The shopper's designs, those of one album where it is named, part by part. */
export function useOwnDesigns(aid?: AlbumId, enabled = true) {
  const world = useWorld()
  const query = useInfiniteQuery({
    queryKey: [KEY, aid ?? ''],
    queryFn: async ({ pageParam, signal }) =>
      (await world.app()).ownDesigns.list(
        { ...(aid ? { aid } : {}), ...(pageParam === '' ? {} : { after: pageParam }) },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    // Another phone may have changed them.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      isPainting(state.data) && state.dataUpdateCount < PAINTING_TIMES ? PAINTING_MS : false,
    enabled,
  })
  return { ...query, designs: query.data?.pages.flatMap(({ designs }) => designs) }
}

function isPainting(data: Parts | undefined): boolean {
  return data?.pages.some(({ designs }) => designs.some(({ coverState }) => coverState === 'rendering')) ?? false
}

/** What a shopper does to a design of theirs; every list shows it at once. */
export interface DesignCommands {
  /** What is under way. */
  readonly busy: 'rename' | 'copy' | 'remove' | 'restore' | null
  rename(design: OwnDesign, name: string): Promise<void>
  copy(design: OwnDesign): Promise<OwnDesign>
  remove(design: OwnDesign): Promise<void>
  restore(design: OwnDesign): Promise<void>
}

/** All @throws NetworkLost, ServerFault, RequestRefused; nothing is changed then. */
export function useDesignCommands(): DesignCommands {
  const { ownDesigns } = usePorts()
  const client = useQueryClient()
  const [busy, setBusy] = useState<DesignCommands['busy']>(null)
  const change = (next: (designs: readonly OwnDesign[]) => readonly OwnDesign[]) =>
    client.setQueriesData<Parts>({ queryKey: [KEY] }, (data) =>
      data ? { ...data, pages: data.pages.map((part) => ({ ...part, designs: next(part.designs) })) } : data,
    )
  const run = async <Value>(what: NonNullable<DesignCommands['busy']>, work: () => Promise<Value>): Promise<Value> => {
    setBusy(what)
    try {
      return await work()
    } finally {
      setBusy(null)
      void client.invalidateQueries({ queryKey: ['begun design'] })
    }
  }
  const again = () => client.invalidateQueries({ queryKey: [KEY] })
  const removedAgain = () => client.invalidateQueries({ queryKey: [REMOVED] })
  const without = (taskId: TaskId) => change((designs) => designs.filter((one) => one.taskId !== taskId))
  return {
    busy,
    rename: (design, name) =>
      run('rename', async () => {
        const renamed = await ownDesigns.rename(design.taskId, name, newId())
        change((designs) => designs.map((one) => (one.taskId === design.taskId ? renamed : one)))
      }),
    copy: (design) =>
      run('copy', async () => {
        const { taskId, modified } = design
        const copy = await underOneKey(['copy', taskId, modified], (opid) => ownDesigns.copy(taskId, opid))
        await again()
        return copy
      }),
    remove: (design) =>
      run('remove', async () => {
        await ownDesigns.remove(design.taskId, newId())
        // It may be the copy of which nothing was heard.
        for (const kind of ['copy', 'restyle']) {
          forgetUnanswered(kind)
        }
        forgetPlace(design.taskId)
        without(design.taskId)
        void removedAgain()
      }),
    restore: (design) =>
      run('restore', async () => {
        await ownDesigns.restore(design.taskId, newId())
        await Promise.all([again(), removedAgain()])
      }),
  }
}
