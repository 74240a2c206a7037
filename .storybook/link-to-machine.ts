import { storyNameFromExport, toId } from 'storybook/internal/csf'
import type { MachineInSight } from '../stories/fixtures/machines-in-sight.ts'
import type { MachineLink } from './machine-links-event.ts'

interface MachineStories {
  readonly default: { readonly id: string }
  readonly [name: string]: { readonly parameters?: { readonly states?: readonly string[] } } | { readonly id: string }
}

const STORIES = import.meta.glob<MachineStories>('../stories/machines/*.stories.tsx')

/** The story that plays a machine from the state that it stands in. */
export async function linkToMachine({ machine, states }: MachineInSight): Promise<readonly MachineLink[]> {
  const load = STORIES[`../stories/machines/${machine.replaceAll(' ', '-')}.stories.tsx`]
  if (!load) {
    return []
  }
  const { default: meta, ...stories } = await load()
  const shared = (name: string) => {
    const story = stories[name] ?? {}
    const its = ('parameters' in story ? story.parameters?.states : undefined) ?? []
    return its.length === states.length && its.every((state) => states.includes(state))
  }
  const name = Object.keys(stories).find(shared) ?? 'PlayedByHand'
  return [{ machine, states, storyId: toId(meta.id, storyNameFromExport(name)) }]
}
