/** So far beyond its edges is near the screen. */
const MARGIN = '200px'

const told = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | undefined

/**
 * Tells of an element whether it is near the screen, now and whenever that changes, until the returned function is called.
 *
 * One observer watches all: each of its own would be worked out with every frame in which anything moves.
 */
export function watchNear(element: Element, tell: (isNear: boolean) => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        told.get(target)?.(isIntersecting)
      }
    },
    { rootMargin: MARGIN },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}
