import { Alert, Button, Stack, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'

interface NotThereProps {
  /** What the page is called until what it shows is here. */
  readonly title: string
  /** The shop's sentence; none: it is still asked for. */
  readonly error: Error | null
}

/** A page whose thing is not here: it is asked for, or the shop said no, and there is a way on. */
export function NotThere({ title, error }: NotThereProps) {
  const { say } = useSentences()
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000 }}>
      <Title title={title} />
      {error && (
        <>
          <Alert severity="error">{error.message}</Alert>
          <Button href="#/" sx={{ alignSelf: 'start' }}>
            {say('page.home')}
          </Button>
        </>
      )}
    </Stack>
  )
}

/** An address that leads nowhere. */
export function NoSuchPage() {
  const { say } = useSentences()
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'center' }}>
      <Title title={say('page.none')} />
      <Typography>{say('page.noneHint')}</Typography>
      <Button variant="contained" href="#/">
        {say('page.home')}
      </Button>
    </Stack>
  )
}
