import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import { useDialogEntry } from './use-dialog-entry.ts'

interface ActDialogProps {
  readonly title: string
  /** What the button says that does it. */
  readonly go: string
  readonly children: ReactNode
  /** It asks for more than a few fields. */
  readonly wide?: boolean
  /** Does it; what it throws is the shop's sentence, and what was typed stays. */
  act(given: Readonly<Record<string, string>>): Promise<string | undefined>
  onClose(): void
}

/** Asks what is needed, does one thing, and says how it went. */
export function ActDialog({ title, go, children, wide = false, act, onClose }: ActDialogProps) {
  const { say } = useSentences()
  const translate = useTranslate()
  const notify = useNotify()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  useDialogEntry(onClose)
  const run = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setSaid('')
    try {
      notify((await act(given)) ?? say('act.done'), { type: 'success' })
      onClose()
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
      setBusy(false)
    }
  }
  return (
    // A finger beside it would throw away what was typed.
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth={wide ? 'md' : 'xs'}
    >
      <DialogTitle>{title}</DialogTitle>
      <Box component="form" onSubmit={run} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogContent sx={{ pt: 0 }}>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {said !== '' && (
              // Below many fields on a phone it would not be seen.
              <Alert severity="error" ref={(alert) => alert?.scrollIntoView({ block: 'nearest' })}>
                {said}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>
            {/* Never “cancel”: that is also what is done with orders. */}
            {translate('ra.action.back')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {go}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
