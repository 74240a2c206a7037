import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { designSessionMachine } from '../../../machines/design-session/design-session.machine.ts'
import { WaitingScreen } from '../../../src/ui/feedback/WaitingScreen.tsx'
import type { DrivenProps } from './driven-screens.tsx'
import EditingDriven from './EditingDriven.tsx'

export default function SessionDriven({ actor }: DrivenProps<ActorRefFrom<typeof designSessionMachine>>) {
  const editing = useSelector(actor, ({ children }) => children.editing)
  return editing ? <EditingDriven actor={editing} /> : <WaitingScreen />
}
