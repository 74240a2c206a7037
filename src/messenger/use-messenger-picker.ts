import { useEffect, useState } from 'react'
import { MESSENGER_PICK_MOST, type MessengerPick } from '../ports/messenger-port.ts'
import { useFrontPorts } from '../ports/ports.ts'

/**
 * The messenger's own picker, once the messenger has agreed to it: nine photos at a time, one for a cover (B§9).
 * `null`: the system's picker is opened, at once, while the tap still counts.
 */
export function useMessengerPicker(count = MESSENGER_PICK_MOST): (() => Promise<MessengerPick>) | null {
  const { messenger } = useFrontPorts()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let here = true
    messenger?.ready().then(
      (agrees) => here && setReady(agrees),
      () => undefined,
    )
    return () => {
      here = false
    }
  }, [messenger])
  return messenger && ready ? () => messenger.pick(count) : null
}
