import type { SVGProps } from 'react'
import { ICON_PATHS, type IconName } from './icon-paths.ts'

interface IconProps extends SVGProps<SVGSVGElement> {
  readonly name: IconName
  readonly size?: number
}

/** A line icon of our own set. Decoration only: the control around it carries the name. */
export function Icon({ name, size = 24, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  )
}
