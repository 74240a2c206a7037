import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { usePorts } from './ports.ts'

/** Reads something that only changes elsewhere; kept for a minute, asked again when the phone is back online. */
export function useReading<Value>(
  key: readonly unknown[],
  read: (ports: ReturnType<typeof usePorts>, signal: AbortSignal) => Promise<Value>,
  enabled = true,
): UseQueryResult<Value> {
  const ports = usePorts()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => read(ports, signal), enabled })
}
