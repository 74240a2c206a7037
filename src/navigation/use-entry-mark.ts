import { useCallback, useState } from 'react'
import { useRouter } from 'wouter'
import { useHashLocation } from './hash-location.ts'

/**
 * A word that stays with the browser's entry of this screen: a reload and Back find it there, a new visit of the same address does
 * not. Returns what was left there when the screen opened, and how to leave one.
 *
 * Where the address is not the browser's (a story), nothing is written into its history.
 */
export function useEntryMark(name: string): readonly [found: string | undefined, leave: (mark: string) => void] {
  const isOurs = useRouter().hook === useHashLocation
  const [found] = useState(() => (isOurs ? markNow(name) : undefined))
  const leave = useCallback(
    (mark: string) => {
      if (isOurs) {
        window.history.replaceState({ ...Object(window.history.state ?? {}), [name]: mark }, '')
      }
    },
    [isOurs, name],
  )
  return [found, leave]
}

function markNow(name: string): string | undefined {
  const mark: unknown = Reflect.get(Object(window.history.state ?? {}), name)
  return typeof mark === 'string' ? mark : undefined
}
