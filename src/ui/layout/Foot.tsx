import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './Foot.module.css'

interface FootProps {
  /** Something lies over it that is to be done first: it is out of sight and keeps its room. */
  readonly inert?: boolean
  readonly children: ReactNode
}

/**
 * The lower edge of a screen, always within thumb reach. The page ends above it, and what gets the focus is scrolled clear of it: nothing
 * lies half under it, neither for a finger nor for the keyboard.
 */
export function Foot({ inert = false, children }: FootProps) {
  const host = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  useLayoutEffect(() => {
    const element = host.current
    if (!element) {
      return
    }
    const page = document.documentElement
    const measure = () => {
      setHeight(element.offsetHeight)
      page.style.scrollPaddingBottom = `${element.offsetHeight}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return (
    <>
      <div className={styles['room']} style={{ height }} />
      <div className={styles['foot']} ref={host} inert={inert}>
        {children}
      </div>
    </>
  )
}
