import { useMemo } from 'react'
import { useQueryOfAddress } from './navigation.ts'
import type { Query } from './routes.ts'

/** Which part of which set is being made; it travels in the address from screen to screen. Empty outside of a set. */
export function setOf(address: URLSearchParams): { readonly pkj?: string; readonly part?: string } {
  const [pkj, part] = [address.get('pkj'), address.get('part')]
  return pkj && part ? { pkj, part } : {}
}

/** The set in the address of this screen. */
export function useSet(): ReturnType<typeof setOf> & Query {
  const address = useQueryOfAddress()
  return useMemo(() => setOf(address), [address])
}
