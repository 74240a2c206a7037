import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import { newId } from '../../lib/new-id.ts'
import { useTalkQuery } from '../../ports/api-query.ts'
import { useWorld } from '../../ports/ports.ts'
import type { OwnComment } from '../../ports/shared-design-ports.ts'

/** The link of a design of one's own, and what was written to it. All changes @throws NetworkLost, ServerFault, RequestRefused. */
export function useSharedDesign(taskId: TaskId) {
  const world = useWorld()
  const client = useQueryClient()
  const key = ['design share', taskId]
  const { data, error, refetch } = useTalkQuery(key, ({ sharedDesigns }, signal) => sharedDesigns.of(taskId, signal))
  const [busy, setBusy] = useState(false)
  const change = async (work: (ports: Awaited<ReturnType<typeof world.app>>['sharedDesigns']) => Promise<unknown>) => {
    setBusy(true)
    try {
      await work((await world.app()).sharedDesigns)
      await client.invalidateQueries({ queryKey: key })
    } finally {
      setBusy(false)
    }
  }
  return {
    ...{ shared: data, error, refetch, busy },
    share: () => change((ports) => ports.share(taskId, newId())),
    revoke: () => change((ports) => ports.revoke(taskId, newId())),
    resolve: ({ id }: OwnComment, resolved: boolean) =>
      change((ports) => ports.resolve(taskId, { id, resolved }, newId())),
  }
}
