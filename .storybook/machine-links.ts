import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { type MachineInSight, watchMachines } from '../stories/fixtures/machines-in-sight.ts'
import { MACHINES_IN_SIGHT, type MachineLink } from './machine-links-event.ts'

interface MachineStories {
  readonly default: { readonly id: string }
  readonly [name: string]: { readonly parameters?: { readonly states?: readonly string[] } } | { readonly id: string }
}

const STORIES = import.meta.glob<MachineStories>('../stories/machines/*.stories.tsx')

/** Tells the panel which machines the story in sight reads. */
export function tellOfMachines(): void {
  const channel = addons.getChannel()
  channel.emit(MACHINES_IN_SIGHT, [])
  let newest: readonly MachineInSight[] = []
  watchMachines((seen) => {
    newest = seen
    void Promise.all(seen.map(linkTo)).then((links) => {
      if (newest === seen) {
        channel.emit(MACHINES_IN_SIGHT, links.flat())
      }
    })
  })
}

async function linkTo({ machine, states }: MachineInSight): Promise<readonly MachineLink[]> {
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
