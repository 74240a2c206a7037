import { Alert, Button, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { Title, usePermissions } from 'react-admin'
import { Link } from 'react-router'
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
          <Button component={Link} to="/" sx={{ alignSelf: 'start' }}>
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
  return <WayHome title={say('page.none')} hint={say('page.noneHint')} />
}

/** A page of the owner: a clerk whom somebody sent its address reads why it is not for him. */
export function OwnersOnly({ children }: { readonly children: ReactNode }) {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  if (permissions === undefined) {
    return null
  }
  return permissions === 'owner' ? children : <WayHome title={say('page.owners')} hint={say('page.ownersHint')} />
}

function WayHome({ title, hint }: { readonly title: string; readonly hint: string }) {
  const { say } = useSentences()
  return (
    <Stack spacing={2} sx={{ py: 8, alignItems: 'center' }}>
      <Title title={title} />
      <Typography>{hint}</Typography>
      <Button variant="contained" component={Link} to="/">
        {say('page.home')}
      </Button>
    </Stack>
  )
}
