import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { savingStatus } from '../../../machines/editing/editing.selectors.ts'

/** The way from the editor to the order. */
export interface Confirming {
  readonly underWay: boolean
  start(): void
}

/**
 * Leaves when the last change is safe and the shop has said that this is its newest design: what is ordered is what was
 * seen. A design that was changed elsewhere ends it, and a session that has ended; a dialog or a note says so.
 */
export function useConfirming(editing: EditingActor, onConfirm: () => void): Confirming {
  const face = useSelector(editing, savingStatus)
  const checked = useSelector(editing, ({ context }) => context.checked)
  const rev = useSelector(editing, ({ context }) => context.rev)
  const asking = useSelector(editing, (state) => state.hasTag('checking'))
  const [step, setStep] = useState<'resting' | 'saving' | 'checking'>('resting')
  useEffect(() => {
    if (step === 'resting') {
      return
    }
    if (face === 'conflict' || face === 'signed out') {
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
  }, [step, face, asking, checked, rev, editing, onConfirm])
  return { underWay: step !== 'resting', start: () => setStep('saving') }
}
