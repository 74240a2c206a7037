import { createContext, useContext } from 'react'

/** Where something stands in a document. */
export type Path = readonly (string | number)[]

/** A document that is being written, and what is wrong with it. */
export interface Draft {
  readonly value: unknown
  readonly currency: string
  /** Nobody changes it here: it is only read. */
  readonly locked: boolean
  put(path: Path, value: unknown): void
  /** What is wrong at a place, in words; empty: nothing. */
  wrongAt(path: Path): string
  /** What was typed at a place is no value yet; empty: it is. */
  breakAt(path: Path, why: string): void
}

export const DraftContext = createContext<Draft | undefined>(undefined)

export function useDraftDocument(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) {
    throw new Error('a field stands in a form')
  }
  return draft
}

export function valueAt(document: unknown, path: Path): unknown {
  let at = document
  for (const step of path) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined
  }
  return at
}

/** The same document with another value at a place; `undefined` takes the field away. */
export function withValue(document: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) {
    return value
  }
  const inside = withValue(valueAt(document, [step]), rest, value)
  if (Array.isArray(document)) {
    return document.map((one, at) => (at === step ? inside : one))
  }
  const { [step]: _, ...others } = (document ?? {}) as Record<string | number, unknown>
  return inside === undefined ? others : { ...(document as object), [step]: inside }
}
