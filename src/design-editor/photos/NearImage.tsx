import { type ComponentProps, useEffect, useRef, useState } from 'react'

/** So far beyond the part of a list that is in sight, css px. */
const MARGIN = '300px'

interface ScrollingObserverInit extends IntersectionObserverInit {
  /** As `rootMargin`, of lists that scroll inside the screen. Browsers that do not know it fetch a picture as it comes into sight. */
  readonly scrollMargin: string
}

const told = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined

interface NearImageProps extends Omit<ComponentProps<'img'>, 'ref' | 'alt' | 'loading'> {
  readonly src: string
}

/**
 * A small picture of a long list, which is decoration: it is fetched once it is near what is seen of the list. The browser's own
 * `loading="lazy"` begins 1,250 to 2,500 px ahead, and so fetches every picture of a strip of fifty.
 */
export function NearImage({ src, ...rest }: NearImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = image.current
    if (!element || isNear) {
      return
    }
    observer ??= observeAll()
    told.set(element, () => setIsNear(true))
    observer.observe(element)
    return () => observer?.unobserve(element)
  }, [isNear])
  return <img {...rest} ref={image} src={isNear ? src : undefined} alt="" decoding="async" draggable={false} />
}

/** One for all, so that what comes near together is drawn together. */
function observeAll(): IntersectionObserver {
  const margins: ScrollingObserverInit = { rootMargin: MARGIN, scrollMargin: MARGIN }
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) {
        told.get(target)?.()
      }
    }
  }, margins)
}
