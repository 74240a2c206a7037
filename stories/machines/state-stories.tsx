import type { StoryObj } from '@storybook/react-vite'
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate'
import { leavesOf, stilled } from '../../tests/support/traverse-machine.ts'
import { atState } from '../fixtures/at-state.ts'
import { StateCard } from './StateCard.tsx'

interface Gallery<M extends AnyStateMachine> {
  readonly machine: M
  readonly input: InputFrom<M>
  /** What of its memory a card shows. */
  readonly remembers: (context: SnapshotFrom<M>['context']) => Readonly<Record<string, unknown>>
}

/** Makes the stories of one machine: each is the state that these events lead to, frozen there. */
export function stateStories<M extends AnyStateMachine>({ machine, input, remembers }: Gallery<M>) {
  return (...events: readonly AnyEventObject[]): StoryObj => {
    const still = stilled(machine)
    const [first] = initialTransition(still, input as never) as [AnyMachineSnapshot, unknown]
    const step = (now: AnyMachineSnapshot, event: AnyEventObject) =>
      transition(still, now as SnapshotFrom<M>, event as EventFromLogic<M>)[0] as AnyMachineSnapshot
    const reached = events.reduce(step, first)
    return {
      render: () => (
        <StateCard
          actor={atState(still, reached.value as never, reached.context as never)}
          remembers={remembers(reached.context)}
        />
      ),
      parameters: { states: leavesOf(reached) },
    }
  }
}
