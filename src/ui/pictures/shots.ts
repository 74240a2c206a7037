import { createContext } from 'react'
import type { OwnShots } from '../../ports/ports.ts'

/** What stands in the places of demo photographs; `null`: they stand there themselves. */
export const ShotsContext = createContext<OwnShots | null>(null)
