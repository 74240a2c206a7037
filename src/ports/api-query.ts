import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../lib/new-id.ts'
import { type AppPorts, type FrontPorts, useWorld } from './ports.ts'

type Reader<Ports, Value> = (ports: Ports, signal: AbortSignal) => Promise<Value>

/** Reads something that only changes elsewhere; kept for a minute, asked again when the phone is back online. */
export function useApiQuery<Value>(
  key: readonly unknown[],
  read: Reader<AppPorts, Value>,
  enabled = true,
): UseQueryResult<Value> {
  const world = useWorld()
  return useQuery({ queryKey: key, queryFn: async ({ signal }) => read(await world.app(), signal), enabled })
}

/** The same where others write what is read: what is known shows at once, and is asked for again wherever it is opened. */
export function useTalkQuery<Value>(key: readonly unknown[], read: Reader<AppPorts, Value>): UseQueryResult<Value> {
  const world = useWorld()
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => read(await world.app(), signal),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** The same for the shop's front, which must not wait for the rest. */
export function useFrontQuery<Value>(
  key: readonly unknown[],
  read: Reader<FrontPorts, Value>,
  enabled = true,
): UseQueryResult<Value> {
  const { front } = useWorld()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => read(front, signal), enabled })
}

/** The same for the shop's front where others write what is read. */
export function useFrontTalkQuery<Value>(key: readonly unknown[], read: Reader<FrontPorts, Value>) {
  const { front } = useWorld()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => read(front, signal), refetchOnMount: 'always' })
}

/** The same where what was read a moment ago may be wrong by now: `data` is what was read since this screen opened. */
export function useFreshQuery<Value>(
  key: readonly unknown[],
  read: Reader<AppPorts, Value>,
  enabled = true,
): Pick<UseQueryResult<Value>, 'data' | 'error' | 'refetch'> {
  const world = useWorld()
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => read(await world.app(), signal),
    enabled,
    refetchOnMount: 'always',
    // Of a screen that waits for something else first, too: no mount asks for it then.
    staleTime: 0,
  })
  return { data: isFetchedAfterMount ? data : undefined, error: isFetchedAfterMount ? error : null, refetch }
}

/**
 * The same for what a screen works with from then on: it is not asked again under the shopper's hands, and forgotten when the
 * screen closes. What is kept on this phone for an order is read so: it changes with every step, and nothing tells of it.
 */
export function useOnceQuery<Value>(key: readonly unknown[], read: Reader<AppPorts, Value>): UseQueryResult<Value> {
  const world = useWorld()
  // What an earlier opening read is dropped a moment after it has closed.
  const [opening] = useState(newId)
  return useQuery({
    queryKey: [...key, opening],
    queryFn: async ({ signal }) => read(await world.app(), signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
