/** What the sources say of themselves: nothing about them is typed again. */
const STORIES = import.meta.glob<string>('../screens/*.stories.tsx', { eager: true, query: '?raw', import: 'default' })
const CODE = import.meta.glob<string>('../../src/screens/*/*.tsx', { eager: true, query: '?raw', import: 'default' })
const MACHINES = import.meta.glob<string>('../machines/*.stories.tsx', {
  ...{ eager: true, query: '?raw', import: 'default' },
})

const idIn = (text: string) => /\bid: '([\w-]+)'/.exec(text)?.[1] ?? ''

/** As Storybook writes the name of an export in an address. */
function kebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([0-9])([A-Za-z])/g, '$1-$2')
    .toLowerCase()
}

/** The address of a story: `prod-list` and `Everything`, or `plain:AlbumNotShared`. */
export function addressOf(file: string, seen: string, globals = ''): string {
  const [name = '', from = file] = seen.split(':').reverse()
  const id = idIn(STORIES[`../screens/${from}.stories.tsx`] ?? '')
  return `?path=/story/${id}--${kebab(name)}${globals ? `&globals=${globals}` : ''}`
}

/** What the comment above a story says of it: what cannot be seen in a still, or not at a glance. */
export function toldOf(file: string): readonly (Link & { readonly says: string })[] {
  const text = STORIES[`../screens/${file}.stories.tsx`] ?? ''
  return [...text.matchAll(/^\/\*\* (.+) \*\/\nexport const (\w+)/gm)].map(([, says = '', name = '']) => ({
    ...{ name, says },
    to: addressOf(file, name),
  }))
}

interface Link {
  readonly name: string
  readonly to: string
}

/** What a screen is made of, by what its code imports. */
export function madeOf(route: string): { readonly machines: readonly Link[]; readonly components: readonly Link[] } {
  const text = Object.entries(CODE)
    .filter(([file]) => file.startsWith(`../../src/screens/${route}/`) && !file.includes('.test.'))
    .map(([, code]) => code)
    .join('\n')
  const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
  return {
    machines: named(/machines\/([\w-]+)\//g).flatMap((name) => {
      const story = MACHINES[`../machines/${name}.stories.tsx`]
      return story ? [{ name, to: `?path=/story/${idIn(story)}--played-by-hand` }] : []
    }),
    components: named(/\/ui\/\w+\/([A-Z]\w+)\.tsx/g).map((name) => ({
      name,
      to: `?path=/docs/components-${kebab(name)}--docs`,
    })),
  }
}
