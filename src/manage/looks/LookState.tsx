import { Chip } from '@mui/material'
import { useWords } from '../sentences/speak.ts'
import type { LookRow } from './look-types.ts'

const COLOURS = { draft: 'default', published: 'success', withdrawn: 'warning' } as const

/** Where a look stands with shoppers. */
export function LookState({ state }: Pick<LookRow, 'state'>) {
  const { say } = useWords()
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={say(`look.${state}`)} />
}
