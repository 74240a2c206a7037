import { startTransition, useEffect, useState } from 'react'

/**
 * How many of `count` things of a strip are drawn: the first few with the screen, all of them once it stands. A desk is laid out in one
 * piece as it opens, and most of a strip is not in sight then.
 */
export function useFirstFew(count: number, few: number): number {
  const [stands, setStands] = useState(false)
  useEffect(() => startTransition(() => setStands(true)), [])
  return stands ? count : Math.min(count, few)
}
