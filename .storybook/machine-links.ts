import { addons } from 'storybook/preview-api'
import { folderOf } from '../stories/docs/story-links.ts'
import { type MachineInSight, watchMachines } from '../stories/fixtures/machines-in-sight.ts'
import { linkToMachine } from './link-to-machine.ts'
import { MACHINES_IN_SIGHT } from './machine-links-event.ts'
import { MADE_OF, routeIn, type ScreenParts } from './made-of.ts'

/** Tells the panel which machines the story in sight reads. */
export function tellOfMachines(): void {
  const channel = addons.getChannel()
  channel.emit(MACHINES_IN_SIGHT, [])
  let newest: readonly MachineInSight[] = []
  watchMachines((seen) => {
    newest = seen
    void Promise.all(seen.map(linkToMachine)).then((links) => {
      if (newest === seen) {
        channel.emit(MACHINES_IN_SIGHT, links.flat())
      }
    })
  })
}

/** Tells the panel what the screen in sight is made of; of anything else nothing. */
export async function tellOfParts(title: string): Promise<void> {
  const route = routeIn(title)
  addons.getChannel().emit(MADE_OF, route ? await partsOf(route) : null)
}

async function partsOf(route: string): Promise<ScreenParts> {
  const { madeOf } = await import('../stories/docs/states.ts')
  const folder = folderOf(route)
  const components = madeOf(folder).components.map(({ name, to }) => ({ name, storyId: to.replace(/^.*\/docs\//, '') }))
  return { code: `src/screens/${folder}`, components }
}
