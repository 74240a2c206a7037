import { join } from 'node:path'
import type { Rolldown } from 'vite'

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/** What the front begins with. */
const FRONT = ['src/main.tsx']
/** What every screen behind the front is shown with. */
const BEHIND = ['src/wiring/app-adapter.ts', 'src/app/screens-behind.ts']
/** What so many screens need comes in one file, too. */
const SHARED_BY = 24

/** What the app is split into beside its screens: on a phone's network a hundred small files cost more than a few bytes too many. */
export function fewFiles(root: string): Rolldown.CodeSplittingGroup[] {
  const begunWithFront = begunWith(FRONT.map((file) => join(root, file)))
  const begunWithBehind = begunWith(BEHIND.map((file) => join(root, file)))
  return [
    { name: (id, graph) => (begunWithFront(graph).has(id) ? 'front' : null), priority: 3 },
    { name: (id, graph) => (begunWithBehind(graph).has(id) ? 'behind' : null), priority: 2 },
    { name: 'shared', minShareCount: SHARED_BY, priority: 1 },
  ]
}

/** All that these modules import, what is loaded later left out. They stay by themselves: the build names them. */
function begunWith(entries: readonly string[]): (graph: Graph) => ReadonlySet<string> {
  let found: Set<string> | undefined
  return (graph) => {
    if (found) {
      return found
    }
    const seen = new Set<string>()
    const follow = (id: string) => {
      const module = graph.getModuleInfo(id)
      if (!seen.has(id) && module) {
        seen.add(id)
        module.importedIds.forEach(follow)
      }
    }
    entries.forEach(follow)
    for (const entry of entries) {
      seen.delete(entry)
    }
    found = seen
    return found
  }
}
