import type { CSSProperties } from 'react'

/** Style of what holds a `PrintedPicture`: its sheet hangs in wood of this colour, `#rrggbb`; `undefined`: in none. */
export function framedIn(wood: string | undefined): CSSProperties | undefined {
  return wood === undefined ? undefined : ({ '--wood': wood, '--wood-edge': '5px' } as CSSProperties)
}
