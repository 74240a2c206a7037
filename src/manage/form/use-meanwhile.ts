import { useCallback, useState } from 'react'
import { sameValue } from '../../../domain/same-value.ts'
import { type Path, valueAt, withValue } from './draft.ts'
import { type Differing, mergeDraft } from './meanwhile.ts'

/** A document as it stood when it was read, and by what its next reading is told apart. */
export interface Read<Value> {
  readonly value: Value
  readonly rev: number | string
}

interface Work<Value> {
  readonly seen: Read<Value>
  readonly base: Read<Value>
  readonly value: Value
  readonly taken: readonly Path[]
  readonly differing: readonly Differing[]
}

const from = <Value>(read: Read<Value>): Work<Value> => ({
  ...{ seen: read, base: read, value: read.value, taken: [], differing: [] },
})

function over<Value>(work: Work<Value>, read: Read<Value>): Work<Value> {
  const { value, taken, differing } = mergeDraft(work.base.value, work.value, read.value)
  const next = { seen: read, base: read, value: value as Value }
  // Who has typed nothing sees what stands there, and what one saved oneself is no news.
  if (sameValue(work.value, work.base.value) || read.rev === work.base.rev) {
    return { ...next, taken: [], differing }
  }
  const undecided = work.differing
    .filter(({ path }) => !differing.some((one) => sameValue(one.path, path)))
    .map(({ path }) => ({ path, theirs: valueAt(read.value, path) }))
    .filter(({ path, theirs }) => !sameValue(theirs, valueAt(value, path)))
  return { ...next, taken: [...work.taken, ...taken], differing: [...undecided, ...differing] }
}

/** What is typed over a document that others change too: it stays, and what they changed comes to it. */
export function useMeanwhile<Value>(read: Read<Value>) {
  const [work, setWork] = useState(() => from(read))
  if (work.seen.rev !== read.rev) {
    setWork(over(work, read))
  }
  const put = useCallback(
    (path: Path, value: unknown) =>
      setWork((before) => ({ ...before, value: withValue(before.value, path, value) as Value })),
    [],
  )
  return {
    ...{ value: work.value, rev: work.base.rev, taken: work.taken, differing: work.differing, put },
    isNew: !sameValue(work.value, work.base.value),
    /** Every field that differs is decided one by one. */
    decide: ({ path, theirs }: Differing, takes: 'mine' | 'theirs') =>
      setWork((before) => ({
        ...before,
        value: takes === 'mine' ? before.value : (withValue(before.value, path, theirs) as Value),
        differing: before.differing.filter((one) => !sameValue(one.path, path)),
      })),
    /** What was sent stands in the shop; what was typed since then is still to be saved. */
    saved: (sent: Read<Value>) =>
      setWork((before) => ({ ...before, base: sent, seen: { ...before.seen }, taken: [], differing: [] })),
  }
}
