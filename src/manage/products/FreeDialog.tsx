import { Typography } from '@mui/material'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'

interface FreeDialogProps {
  readonly name: string
  readonly currency: string
  act(): Promise<unknown>
  onClose(): void
}

/** Asks whether a thing without a price is really given away. */
export function FreeDialog({ name, currency, act, onClose }: FreeDialogProps) {
  const { say, money } = useSentences()
  const sell = async () => {
    await act()
    return undefined
  }
  return (
    <ActDialog title={say('products.free')} go={say('products.freeGo')} act={sell} onClose={onClose}>
      <Typography>{say('products.freeSure', { name, amount: money(0, currency) })}</Typography>
    </ActDialog>
  )
}
