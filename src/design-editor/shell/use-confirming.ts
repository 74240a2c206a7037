import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { type SavingStatus, savingStatus } from '../../../machines/editing/editing.selectors.ts'

/** The way from the editor to the order. */
export interface Confirming {
  readonly underWay: boolean
  start(): void
}

/**
 * Leaves when the last change is safe and the shop has said that this is its newest design: what is ordered is what was
 * seen. A design that was changed elsewhere ends it, a session that has ended, and an edit that is refused meanwhile; a dialog
 * or a note says so.
 */
export function useConfirming(editing: EditingActor, onConfirm: () => void): Confirming {
  const face = useSelector(editing, savingStatus)
  const checked = useSelector(editing, ({ context }) => context.checked)
  const rev = useSelector(editing, ({ context }) => context.rev)
  const refused = useSelector(editing, ({ context }) => context.refused)
  const asking = useSelector(editing, (state) => state.hasTag('checking'))
  const [step, setStep] = useState<'resting' | 'saving' | 'checking'>('resting')
  /** What the shopper had read before is no reason to stay. */
  const [known, setKnown] = useState(refused)
  useEffect(() => {
    if (step === 'resting') {
      return
    }
    if (isStopped(face) || (refused !== null && refused !== known)) {
      setStep('resting')
    } else if (step === 'saving' && face === 'saved' && !asking) {
      editing.send({ type: 'design.check' })
      setStep('checking')
    } else if (step === 'checking' && face === 'saved' && !asking && checked === rev) {
      setStep('resting')
      onConfirm()
    } else if (face !== 'saved') {
      setStep('saving')
    }
  }, [step, face, asking, checked, rev, refused, known, editing, onConfirm])
  return {
    underWay: step !== 'resting',
    start: () => {
      setKnown(editing.getSnapshot().context.refused)
      setStep('saving')
    },
  }
}

const isStopped = (face: SavingStatus) => face === 'conflict' || face === 'signed out' || face === 'not here'
