import { type UseQueryResult, useQuery } from '@tanstack/react-query'
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

/** The same for the shop's front, which must not wait for the rest. */
export function useFrontQuery<Value>(
  key: readonly unknown[],
  read: Reader<FrontPorts, Value>,
  enabled = true,
): UseQueryResult<Value> {
  const { front } = useWorld()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => read(front, signal), enabled })
}
