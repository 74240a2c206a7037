import { useState } from 'react'
import { sameValue } from '../../../domain/same-value.ts'
import { useUnsaved } from '../ui/unsaved.ts'

/** What is typed over what stands in the shop, until it is saved. */
export function useDraft<Value extends object>(stands: Value) {
  const [typed, setTyped] = useState<Partial<Value>>({})
  const isChanged = !sameValue({ ...stands, ...typed }, stands)
  useUnsaved(isChanged)
  const sent = (name: string): unknown => Reflect.get(typed, name)
  return {
    value: { ...stands, ...typed },
    /** Only what was typed; undefined: nothing. */
    change: isChanged ? typed : undefined,
    set: (part: Partial<Value>) => setTyped((before) => ({ ...before, ...part })),
    /** What stood here when it was sent is saved; what was typed since then is still to be. */
    drop: () =>
      setTyped(
        (now) =>
          Object.fromEntries(
            Object.entries(now).filter(([name, one]) => !sameValue(one, sent(name))),
          ) as Partial<Value>,
      ),
    /** Nothing was typed. */
    clear: () => setTyped({}),
  }
}
