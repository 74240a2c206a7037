import { TextField } from '@mui/material'
import { useState } from 'react'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'

interface DaysProps {
  readonly label: Sentence
  readonly hint?: Sentence
  readonly max?: number
  readonly value: number
  onValue(value: number): void
}

/** Days, minutes or per cents as they are typed: a field that is emptied is no 0, and nothing is saved while it is empty. */
export function Days({ label, hint, max = 365, value, onValue }: DaysProps) {
  const { say } = useSentences()
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      type="number"
      required
      label={say(label)}
      helperText={hint && say(hint)}
      value={typed ?? value}
      slotProps={{ htmlInput: { min: 0, max, step: 1, inputMode: 'numeric' } }}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value.trim() !== '') {
          onValue(Number(target.value))
        }
      }}
      onBlur={({ target }) => target.value.trim() !== '' && setTyped(undefined)}
    />
  )
}
