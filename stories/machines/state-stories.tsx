import type { StoryObj } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
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
import { drivenScreen } from './driven/driven-screens.tsx'
import { learnEvents } from './player/known-events.ts'
import { MachinePlayer } from './player/MachinePlayer.tsx'
import { writePath } from './player/path.ts'

interface Gallery<M extends AnyStateMachine> {
  readonly machine: M
  readonly input: InputFrom<M>
  /** What of its memory is told in words. */
  readonly remembers: (context: SnapshotFrom<M>['context']) => Readonly<Record<string, unknown>>
  /** What it is told while time passes in sight. */
  readonly tick?: (ms: number) => AnyEventObject
}

/** A chart needs the whole room beside the list of stories, whatever phone the toolbar was set to. */
const ROOM = { viewport: { value: 'room' } }

interface PlayerArgs {
  /** The way to the state: it stands in the address, so that a link leads to it. */
  readonly path: string
}

export type PlayerStory = StoryObj<PlayerArgs>

/** A test draws the chart and the screen once for each machine, in the story that plays it: 150 charts are a minute of it. */
const IN_TEST = import.meta.env.MODE === 'test'

/** Makes the stories of one machine: each begins in the state that these events lead to, and is played from there. */
export function stateStories<M extends AnyStateMachine>({ machine, input, remembers, tick }: Gallery<M>) {
  const story = (events: readonly AnyEventObject[], isDriving: boolean): PlayerStory => {
    learnEvents(machine.id, events)
    const still = stilled(machine)
    const [first] = initialTransition(still, input as never) as [AnyMachineSnapshot, unknown]
    const step = (now: AnyMachineSnapshot, event: AnyEventObject) =>
      transition(still, now as SnapshotFrom<M>, event as EventFromLogic<M>)[0] as AnyMachineSnapshot
    return {
      args: { path: '' },
      globals: ROOM,
      argTypes: {
        path: { type: 'string', control: 'text', description: 'The way to the state, as it stands in the address' },
      },
      render: ({ path }, { id }) => (
        <MachinePlayer
          // What other stories of this file send is known by now.
          {...{ machine, input, tick, path: path || writePath(machine.id, events) }}
          remembers={remembers as (context: never) => Readonly<Record<string, unknown>>}
          isCharted={isDriving}
          screen={isDriving ? drivenScreen(machine.id) : undefined}
          onPath={(next) => addons.getChannel().emit('updateStoryArgs', { storyId: id, updatedArgs: { path: next } })}
        />
      ),
      parameters: { states: leavesOf(events.reduce(step, first)) },
    }
  }
  return Object.assign((...events: readonly AnyEventObject[]) => story(events, !IN_TEST), {
    /** The same with its chart and its screen, in a test as well. */
    driving: (...events: readonly AnyEventObject[]): PlayerStory => ({
      ...story(events, true),
      play: async ({ canvas, step }) => {
        await step('The chart is drawn, and what it is in is lit', async () => {
          await canvas.findByRole('img', { name: new RegExp(`^Chart of ${machine.id}, now in `) })
        })
      },
    }),
  })
}
