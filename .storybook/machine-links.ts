import { addons } from 'storybook/preview-api'
import { type MachineInSight, watchMachines } from '../stories/fixtures/machines-in-sight.ts'
import { linkToMachine } from './link-to-machine.ts'
import { MACHINES_IN_SIGHT } from './machine-links-event.ts'

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
