import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TaskId } from '../../../domain/ids.ts'
import { useWorld } from '../../ports/ports.ts'

/** How often a cover is asked for while it is being painted, and how many times: one that has not come by then does not come. */
const PAINTING_MS = 3000
const PAINTING_TIMES = 40

/** The painted front of a design as it is by now; empty while it is being painted, and where there is no design. */
export function useCover(taskId: TaskId | undefined): UseQueryResult<string> {
  const { front } = useWorld()
  return useQuery({
    queryKey: ['cover', taskId ?? ''],
    queryFn: ({ signal }) => (taskId ? front.account.cover(taskId, signal) : ''),
    // It may have been edited a moment ago.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      taskId && state.data === '' && state.dataUpdateCount < PAINTING_TIMES ? PAINTING_MS : false,
  })
}
