import { useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { Box } from '../../../domain/geometry.ts'
import type { MachinePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'

interface FindSubjectProps {
  readonly machine: MachinePorts['recognition']
  readonly fileUrl: string
  /** Where the subject lies, each time that it was looked for. */
  readonly onFound: (focus: Box) => void
}

/** Looks for the subject of the photo, so that the frame can be put around it. The photo is as usable without. */
export function FindSubject({ machine, fileUrl, onFound }: FindSubjectProps) {
  const { t } = useLingui()
  const actor = useActorRef(machine, { input: { fileUrl } })
  const recognising = useSelector(actor, (snapshot) => snapshot.hasTag('recognising'))
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      const { focus, refused } = snapshot.context
      if (snapshot.matches('recognised') && focus) {
        found.current(focus)
        // A photo that lies around its subject already does not move.
        toast(t`The crop is now on the subject.`, 'success')
      } else if (snapshot.hasTag('failed')) {
        toast(refused?.message ?? t`No subject found. The photo works as it is.`, 'danger')
      }
    })
    return unsubscribe
  }, [actor, t])
  return (
    <Button
      variant="quiet"
      icon="eye"
      onClick={() => actor.send({ type: recognising ? 'recognition.leave' : 'recognition.start' })}
    >
      <span aria-live="polite">{recognising ? t`Recognising…` : t`Find subject`}</span>
    </Button>
  )
}
