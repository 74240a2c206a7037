import { type ReactNode, useLayoutEffect, useState } from 'react'
import { answerAsOnAPhone } from './as-on-a-phone.ts'
import styles from './MachinePlayer.module.css'

interface PhoneProps {
  readonly children: ReactNode
}

/** The phone beside the chart. Its screen is drawn when the page answers as a phone. */
export function Phone({ children }: PhoneProps) {
  const [isReady, setIsReady] = useState(false)
  useLayoutEffect(() => {
    const end = answerAsOnAPhone()
    setIsReady(true)
    return end
  }, [])
  return <div className={styles['phone']}>{isReady ? children : null}</div>
}
