import type { SVGProps } from 'react'
import { ICON_PATHS, type IconName, type LaterIcon } from './icon-paths.ts'

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  readonly name: IconName | LaterIcon
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
      <path d={typeof name === 'string' ? ICON_PATHS[name] : name.path} />
    </svg>
  )
}
