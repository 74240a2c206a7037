import { Checkbox } from '@base-ui/react/checkbox'
import type { ReactNode } from 'react'
import { Icon } from '../pictures/Icon.tsx'
import styles from './CheckBox.module.css'

interface CheckBoxProps {
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  readonly children: ReactNode
}

/** One thing that the shopper says yes to. */
export function CheckBox({ checked, onCheckedChange, children }: CheckBoxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control inside is the checkbox below, which brings its own input.
    <label className={styles['row']}>
      <Checkbox.Root className={styles['box']} checked={checked} onCheckedChange={(next) => onCheckedChange(next)}>
        <Checkbox.Indicator className={styles['mark']}>
          <Icon name="check" size={16} />
        </Checkbox.Indicator>
      </Checkbox.Root>
      <span>{children}</span>
    </label>
  )
}
