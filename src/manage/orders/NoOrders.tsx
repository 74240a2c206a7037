import { Button, Stack, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'

/** Nothing was ordered yet; or nothing answers to the filter, and one tap leads back to all orders. */
export function NoOrders() {
  const { say } = useSentences()
  const { filterValues, setFilters } = useListContext()
  const isFiltered = Object.values(filterValues).some((value) => value !== undefined && value !== '')
  return (
    <Stack sx={{ p: 2, gap: 1, alignItems: 'start' }}>
      <Typography>{say(isFiltered ? 'orders.none' : 'orders.noneYet')}</Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({})}>
          {say('orders.showAll')}
        </Button>
      )}
    </Stack>
  )
}
