import { createElement as h, useEffect, useState } from 'react'
import { addons, types } from 'storybook/manager-api'
import { MACHINES_IN_SIGHT, type MachineLink } from './machine-links-event.ts'

const ID = 'keepsake/machines'

// Storybook compiles this file for a React that is not there by name: no JSX.
addons.register(ID, (api) => {
  addons.add(`${ID}/panel`, {
    type: types.PANEL,
    title: 'Machines 状态机',
    render: ({ active = false }) => (active ? h(Machines, { onOpen: (storyId) => api.selectStory(storyId) }) : null),
  })
})

interface MachinesProps {
  readonly onOpen: (storyId: string) => void
}

/** The machines that drive the story in sight, each a step away from being played in that state. */
function Machines({ onOpen }: MachinesProps) {
  const channel = addons.getChannel()
  const [links, setLinks] = useState<readonly MachineLink[]>(
    () => (channel.last(MACHINES_IN_SIGHT) as readonly [readonly MachineLink[]] | undefined)?.[0] ?? [],
  )
  useEffect(() => {
    channel.on(MACHINES_IN_SIGHT, setLinks)
    return () => channel.off(MACHINES_IN_SIGHT, setLinks)
  }, [channel])
  if (links.length === 0) {
    return h('p', { style: { padding: 16 } }, 'No machine is held still in this story.')
  }
  const style = { display: 'grid', gap: 8, margin: 0, padding: 16, listStyle: 'none' }
  return h(
    'ul',
    { style },
    links.map(({ machine, states, storyId }) => {
      const onClick = (event: { preventDefault: () => void }) => {
        event.preventDefault()
        onOpen(storyId)
      }
      const to = { href: `?path=/story/${storyId}`, onClick }
      return h('li', { key: `${machine} ${states.join()}` }, h('a', to, `${machine} · ${states.join(' + ')}`))
    }),
  )
}
