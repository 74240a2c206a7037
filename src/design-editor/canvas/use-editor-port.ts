import { startTransition, useEffect, useState } from 'react'
import type { EditorPort } from '../../../editor/editor-port.ts'
import type { RenderResources } from '../../ports/render-resources.ts'

/** Loading the canvas is tried again after this, ms. */
const RETRY_MS = 2000

/** The canvas, once its code has come; `null` before. Pages are shown as still pictures meanwhile. */
export function useEditorPort(resources: RenderResources): EditorPort | null {
  const [editor, setEditor] = useState<EditorPort | null>(null)
  useEffect(() => {
    let left = false
    let timer: number | undefined
    const load = () => {
      resources.loadEditor().then(
        (port) => {
          if (!left) {
            // A little at a time: the still pictures stand there, and a finger comes between.
            startTransition(() => setEditor(port))
          }
        },
        () => {
          if (!left) {
            timer = window.setTimeout(load, RETRY_MS)
          }
        },
      )
    }
    load()
    return () => {
      left = true
      window.clearTimeout(timer)
    }
  }, [resources])
  return editor
}
