import { Chip } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'
import type { ThemeRow } from './theme-types.ts'

const COLOURS = { draft: 'default', published: 'success', withdrawn: 'warning' } as const

/** Where a theme stands with shoppers. */
export function ThemeStateChip({ state }: Pick<ThemeRow, 'state'>) {
  const { say } = useSentences()
  return <Chip size="small" variant="outlined" color={COLOURS[state]} label={say(`theme.${state}`)} />
}
