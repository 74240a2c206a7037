import { Alert, Button } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'

/** A list that did not come: it is not called empty, and it is asked for again. */
export function NotListed() {
  const { say } = useSentences()
  const translate = useTranslate()
  const { refetch } = useListContext()
  return (
    <Alert
      severity="error"
      sx={{ m: 2 }}
      action={
        <Button color="inherit" onClick={() => void refetch()}>
          {say('list.again')}
        </Button>
      }
    >
      {translate('ra.notification.http_error')}
    </Alert>
  )
}
