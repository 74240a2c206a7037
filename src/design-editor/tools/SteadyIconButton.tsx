import { type ComponentProps, useState } from 'react'
import { IconButton } from '../../ui/controls/IconButton.tsx'

/**
 * A button whose own press may leave it nothing more to do: the last step is undone, the last page shown. A browser takes the focus from
 * a `disabled` one and gives it to nothing; this one keeps it, says that it cannot be pressed, and takes no press, until it is left.
 */
export function SteadyIconButton({ disabled = false, onClick, ...rest }: ComponentProps<typeof IconButton>) {
  const [hasFocus, setHasFocus] = useState(false)
  const isKept = disabled && hasFocus
  return (
    <IconButton
      {...rest}
      disabled={disabled && !hasFocus}
      aria-disabled={isKept || undefined}
      onClick={isKept ? undefined : onClick}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}
