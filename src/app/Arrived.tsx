import { type ReactNode, useLayoutEffect } from 'react'
import { SHELL_ID } from '../../domain/front/front-data.ts'

const CONTROLS = 'a, button'

/**
 * Takes the place of the shell, which has shown the same until now, before the browser paints: nothing blinks and nothing moves. A link
 * or button that was tapped in the shell, when no script was there to answer, is tapped for the shopper now.
 */
export function Arrived({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    const shell = document.getElementById(SHELL_ID)
    const root = document.getElementById('root')
    if (!shell || !root) {
      return
    }
    const tapped = shell.querySelector('[data-tapped]')
    const at = tapped ? controlsOf(shell).indexOf(tapped) : -1
    shell.remove()
    // Those in sight were in the shell: they are here already, and do not wait to be found in sight.
    for (const picture of [...root.querySelectorAll('img')].filter(isInSight)) {
      picture.loading = 'eager'
      picture.decoding = 'sync'
    }
    const same = controlsOf(root)[at]
    if (same instanceof HTMLElement && same.textContent === tapped?.textContent) {
      same.click()
    }
  }, [])
  return children
}

/** Those that are shown: the shell has a second screen that is not. */
function controlsOf(place: HTMLElement): readonly Element[] {
  return [...place.querySelectorAll(CONTROLS)].filter((control) => control.getClientRects().length > 0)
}

function isInSight(picture: HTMLElement): boolean {
  const { top, bottom } = picture.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}
