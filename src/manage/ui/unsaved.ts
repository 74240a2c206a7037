import { createContext, useContext, useLayoutEffect } from 'react'

/** What was typed and is not saved, wherever it stands on the page. */
export interface Unsaved {
  /** Something more is unsaved. Returns what is called once it is saved, or gone. */
  add(): () => void
  /** Does it at once where everything is saved, else when whoever typed says that it may be lost. */
  leave(go: () => void): void
}

export const UnsavedContext = createContext<Unsaved>({ add: () => () => undefined, leave: (go) => go() })

/** While something is unsaved, whoever leaves the page, its language or the tab is asked before it is lost. */
export function useUnsaved(isUnsaved: boolean): void {
  const { add } = useContext(UnsavedContext)
  // Before the browser hears the next tap: a Back at once after a key is asked about too.
  useLayoutEffect(() => (isUnsaved ? add() : undefined), [isUnsaved, add])
}
