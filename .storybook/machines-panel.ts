import { createElement as h, useEffect, useState } from 'react'
import type { Channel } from 'storybook/internal/channels'
import { MACHINES_IN_SIGHT, type MachineLink } from './machine-links-event.ts'
import { MADE_OF, type ScreenParts } from './made-of.ts'

const NONE: readonly MachineLink[] = []

interface MachinesPanelProps {
  readonly channel: Pick<Channel, 'last' | 'on' | 'off'>
  readonly onOpen: (storyId: string) => void
}

/**
 * What stands behind the story in sight: the machines that drive it, each a step away from being played in that state, and
 * what a screen is made of. Storybook compiles this file for a React that is not there by name: no JSX.
 */
export function MachinesPanel({ channel, onOpen }: MachinesPanelProps) {
  const links = useTold(channel, MACHINES_IN_SIGHT, NONE)
  const parts = useTold<ScreenParts | null>(channel, MADE_OF, null)
  const link = (storyId: string, text: string, kind: 'story' | 'docs') => {
    const onClick = (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onOpen(storyId)
    }
    return h('a', { key: text, href: `?path=/${kind}/${storyId}`, onClick }, text)
  }
  const machines = links.map(({ machine, states, storyId }) =>
    link(storyId, `${machine} · ${states.join(' + ')}`, 'story'),
  )
  return h(
    'div',
    { style: { display: 'grid', gap: 8, padding: 16 } },
    machines.length > 0
      ? h('div', { style: LINE }, machines)
      : h('span', null, 'No machine is held still in this story.'),
    parts
      ? h('div', { style: LINE }, [
          h('code', { key: 'code' }, parts.code),
          ...parts.components.map(({ name, storyId }) => link(storyId, name, 'docs')),
        ])
      : null,
  )
}

const LINE = { display: 'flex', flexWrap: 'wrap', gap: '4px 12px' }

/** What was told last, and whatever is told from now on. */
function useTold<Told>(channel: MachinesPanelProps['channel'], event: string, none: Told): Told {
  const last = () => (channel.last(event) as readonly [Told] | undefined)?.[0] ?? none
  const [told, setTold] = useState(last)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands where nothing is told stays the same.
  useEffect(() => {
    // What was told between the first look and this one.
    setTold(last)
    channel.on(event, setTold)
    return () => channel.off(event, setTold)
  }, [channel, event])
  return told
}
