import { Alert, Box, Card, Stack, Typography } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { Notification } from 'react-admin'
import { LanguageButton } from '../ui/LanguageButton.tsx'

interface DoorPageProps {
  readonly title: string
  /** The shop's sentence when it says no; what was typed stays. */
  readonly message: string
  readonly children?: ReactNode
  onSubmit(event: FormEvent<HTMLFormElement>): void
}

/** A page before the console: signing in, and accepting an invitation. */
export function DoorPage({ title, message: said, children, onSubmit }: DoorPageProps) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ width: '100%', maxWidth: 420, p: 3 }}>
        <Stack component="form" spacing={2} onSubmit={onSubmit} noValidate>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
            <Typography variant="h5" component="h1">
              {title}
            </Typography>
            <LanguageButton />
          </Stack>
          {children}
          {said !== '' && (
            <Alert severity="error" ref={(alert) => alert?.scrollIntoView({ block: 'nearest' })}>
              {said}
            </Alert>
          )}
        </Stack>
      </Card>
      <Notification />
    </Box>
  )
}
