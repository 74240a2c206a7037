import { useEffect, useRef, useState } from 'react'
import { type OpenMode, readMode } from '../../../domain/editing/open-mode.ts'
import type { TaskId } from '../../../domain/ids.ts'

interface OpenAgain {
  /** What is open. */
  now(): OpenMode | undefined
  /** Opens what was open. */
  open(mode: OpenMode): void
}

/**
 * Opens once more what was open when the page was loaded anew, and tells what that was. It is noted as the page goes, and kept
 * no longer than until it comes back: who leaves the design otherwise finds it with nothing open.
 */
export function useOpenAgain(taskId: TaskId, modes: OpenAgain): OpenMode | undefined {
  const [again] = useState(() => stored(taskId))
  const latest = useRef(modes)
  const opened = useRef(false)
  useEffect(() => {
    latest.current = modes
  })
  useEffect(() => {
    keep(taskId, undefined)
    if (again && !opened.current) {
      opened.current = true
      latest.current.open(again)
    }
    const go = () => keep(taskId, latest.current.now())
    const come = ({ persisted }: PageTransitionEvent) => {
      if (persisted) {
        // The page went and came back as it was.
        keep(taskId, undefined)
      }
    }
    window.addEventListener('pagehide', go)
    window.addEventListener('pageshow', come)
    return () => {
      window.removeEventListener('pagehide', go)
      window.removeEventListener('pageshow', come)
    }
  }, [taskId, again])
  return again
}

const keyOf = (taskId: TaskId) => `keepsake.open.${taskId}`

function stored(taskId: TaskId): OpenMode | undefined {
  try {
    return readMode(window.sessionStorage.getItem(keyOf(taskId)))
  } catch {
    // A closed storage holds nothing.
    return undefined
  }
}

function keep(taskId: TaskId, mode: OpenMode | undefined): void {
  try {
    if (mode) {
      window.sessionStorage.setItem(keyOf(taskId), JSON.stringify(mode))
    } else {
      window.sessionStorage.removeItem(keyOf(taskId))
    }
  } catch {
    // Full or closed: the design opens with nothing open.
  }
}
