import { useSyncExternalStore } from 'react'
import { watchNetwork } from './network.ts'

/** Whether the phone is online, now and after every change. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchNetwork, () => navigator.onLine)
}
