import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { editingMachine } from '../../../machines/editing/editing.machine.ts'
import type { DesignSession } from '../hooks/use-design-session.ts'

/** The way from the editor to the order. */
export interface Confirming {
  readonly underWay: boolean
  start(): void
}

/**
 * Leaves when the last change is safe and the shop has said that this is its newest design: what is ordered is what was
 * seen. A design that was changed elsewhere ends it; the dialog says so.
 */
export function useConfirming(
  { snapshot, face }: DesignSession,
  editing: ActorRefFrom<typeof editingMachine>,
  onConfirm: () => void,
): Confirming {
  const [step, setStep] = useState<'resting' | 'saving' | 'checking'>('resting')
  const { checked, rev } = snapshot.context
  const asking = snapshot.hasTag('checking')
  useEffect(() => {
    if (step === 'resting') {
      return
    }
    if (face === 'conflict') {
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
