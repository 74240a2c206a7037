import { nextTask } from '../../lib/next-task.ts'

/** So far beyond its edges is near the screen. */
const MARGIN = '200px'

const told = new WeakMap<Element, (isNear: boolean) => void>()
/** What is to be told, in the order in which it was seen. */
const now = new Map<Element, boolean>()
let observer: IntersectionObserver | undefined

/** One in a task of its own: what is told of paints, and ten pages painted at once hold a phone up. */
function tellOne(): void {
  const [first] = now
  if (!first) {
    return
  }
  const [element, isNear] = first
  now.delete(element)
  told.get(element)?.(isNear)
  if (now.size > 0) {
    nextTask().then(tellOne)
  }
}

/**
 * Tells of an element whether it is near the screen, now and whenever that changes, until the returned function is called.
 *
 * One observer watches all: each of its own would be worked out with every frame in which anything moves.
 */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        now.set(target, isIntersecting)
      }
      tellOne()
    },
    { rootMargin: MARGIN },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    now.delete(element)
    observer?.unobserve(element)
  }
}
