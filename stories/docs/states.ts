import { storyLinks } from './story-links.ts'

/** What the sources say of themselves: nothing about them is typed again. */
const STORIES = import.meta.glob<string>('../screens/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const CODE = import.meta.glob<string>('../../src/screens/*/*.tsx', { eager: true, query: '?raw', import: 'default' })
const MACHINES = import.meta.glob<string>('../machines/*.stories.tsx', {
  ...{ eager: true, query: '?raw', import: 'default' },
})

export const { addressOf, calledIn, toldOf, madeOf } = storyLinks(STORIES, CODE, MACHINES)
