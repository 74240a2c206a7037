const idIn = (text: string) => /\bid: '([\w-]+)'/.exec(text)?.[1] ?? ''

/** As Storybook writes the name of an export in an address. */
function kebab(name: string): string {
  return name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .replace(/([0-9])([A-Za-z])/g, '$1-$2')
    .toLowerCase()
}

/** The story that plays a machine from its first state to where it is of interest, else the first one. */
const playedOf = (text: string) =>
  /^export const (Played\w+)/m.exec(text)?.[1] ?? /^export const (\w+)/m.exec(text)?.[1] ?? ''

/** The components of `src/ui` that a code imports: of a file that has several, those that it names. */
function drawnBy(text: string): readonly string[] {
  const names = [...text.matchAll(/import \{([^}]+)\} from '[^']*\/ui\/\w+\/\w+\.tsx'/g)].flatMap(([, listed = '']) =>
    listed.split(',').map((name) => name.trim()),
  )
  return [...new Set(names.filter((name) => /^[A-Z]\w+$/.test(name)))].sort()
}

/** The folder of a screen's code: two routes share one. */
export const folderOf = (route: string) => (route === 'orderid_details' ? 'order_info' : route)

interface Link {
  readonly name: string
  readonly to: string
}

/** Texts of the sources by their file, as seen from this folder. */
type Sources = Readonly<Record<string, string>>

/** Links that a page of the workbench makes out of the sources. */
export function storyLinks(stories: Sources, code: Sources, machines: Sources) {
  /** The address of a story: `prod-list` and `Everything`, or `plain:AlbumNotShared`. */
  function addressOf(file: string, seen: string, globals = ''): string {
    const [name = '', from = file] = seen.split(':').reverse()
    const id = idIn(stories[`../screens/${from}.stories.tsx`] ?? '')
    return `./?path=/story/${id}--${kebab(name)}${globals ? `&globals=${globals}` : ''}`
  }

  /** What the stories of a file are called in the list: `Checkout 付款`, and `pay_index · B§5`. */
  function calledIn(file: string): { readonly name: string; readonly told: string } {
    const title = /\btitle: '([^']+)'/.exec(stories[`../screens/${file}.stories.tsx`] ?? '')?.[1] ?? file
    const [name = '', ...told] = (title.split('/').at(-1) ?? '').split(' · ')
    return { name, told: told.join(' · ') }
  }

  /** What the comment above a story says of it: what cannot be seen in a still, or not at a glance. */
  function toldOf(file: string): readonly (Link & { readonly says: string })[] {
    const text = stories[`../screens/${file}.stories.tsx`] ?? ''
    return [...text.matchAll(/^\/\*\* (.+) \*\/\nexport const (\w+)/gm)].map(([, says = '', name = '']) => ({
      ...{ name, says },
      to: addressOf(file, name),
    }))
  }

  /** What a screen is made of, by what its code imports. */
  function madeOf(route: string): { readonly machines: readonly Link[]; readonly components: readonly Link[] } {
    const text = Object.entries(code)
      .filter(([file]) => file.startsWith(`../../src/screens/${route}/`) && !file.includes('.test.'))
      .map(([, code]) => code)
      .join('\n')
    const named = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort()
    return {
      machines: named(/machines\/([\w-]+)\//g).flatMap((name) => {
        const story = machines[`../machines/${name}.stories.tsx`]
        return story ? [{ name, to: `./?path=/story/${idIn(story)}--${kebab(playedOf(story))}` }] : []
      }),
      components: drawnBy(text).map((name) => ({
        name,
        to: `./?path=/docs/components-${kebab(name)}--docs`,
      })),
    }
  }

  return { addressOf, calledIn, toldOf, madeOf }
}
