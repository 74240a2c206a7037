import { createElement as h, useEffect, useState } from 'react'
import type { Channel } from 'storybook/internal/channels'
import { MACHINES_IN_SIGHT, type MachineLink } from './machine-links-event.ts'

const NONE: readonly MachineLink[] = []

interface MachinesPanelProps {
  readonly channel: Pick<Channel, 'last' | 'on' | 'off'>
  readonly onOpen: (storyId: string) => void
}

/**
 * The machines that drive the story in sight, each a step away from being played in that state. Storybook compiles this
 * file for a React that is not there by name: no JSX.
 */
export function MachinesPanel({ channel, onOpen }: MachinesPanelProps) {
  const [links, setLinks] = useState(() => toldLast(channel))
  useEffect(() => {
    // What was told between the first look and this one.
    setLinks(toldLast(channel))
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

function toldLast(channel: MachinesPanelProps['channel']): readonly MachineLink[] {
  return (channel.last(MACHINES_IN_SIGHT) as readonly [readonly MachineLink[]] | undefined)?.[0] ?? NONE
}
