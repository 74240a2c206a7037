import type { Meta, StoryObj } from '@storybook/react-vite'
import { decideEntry } from '../../domain/navigation/decide-entry.ts'
import { readEntryLink } from '../../domain/navigation/entry-link.ts'
import { EntryNotes } from '../../src/app/entry/EntryNotes.tsx'
import { EntryContext } from '../../src/app/entry/enter.ts'
import { IndexScreen } from '../../src/screens/index/IndexScreen.tsx'
import { on } from '../fixtures/stories.ts'

const meta: Meta = { title: 'Screens/0 Ways in 入口/Entry link 链接进入 連結進入 · A§2', id: 'screens-entry-link' }
export default meta

type Story = StoryObj

/** The shop as a link opened it. */
function openedBy(query: string): Story {
  const decision = decideEntry(readEntryLink(query, ''), { route: 'index', ec: false, named: true })
  const entry = { ...decision, requestedHost: true }
  return {
    render: () => (
      <EntryContext value={entry}>
        <EntryNotes />
        <IndexScreen />
      </EntryContext>
    ),
    ...on({ address: '/index' }),
  }
}

export const SomebodyElsesLink = openedBy('uid=u2')
export const UserIdDoesNotExist = openedBy('uid=')
export const PartCannotBeRead = openedBy('pid=%3Cscript%3E')
export const WithReferrer = openedBy('refereeid=r1&srcuid=u2')
