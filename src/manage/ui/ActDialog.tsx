import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
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
  /** What is asked once more before it is done, in words; undefined: nothing. */
  sure?(given: Readonly<Record<string, string>>): string | undefined
  onClose(): void
}

const DOUBLE_TAP_MS = 600

/** Asks what is needed, does one thing, and says how it went. */
export function ActDialog({ title, go, children, wide = false, act, sure, onClose }: ActDialogProps) {
  const { say } = useSentences()
  const translate = useTranslate()
  const notify = useNotify()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState('')
  const askedAt = useRef(0)
  const close = () => (asked === '' ? onClose() : setAsked(''))
  useDialogEntry(close)
  const run = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    const question = asked === '' ? sure?.(given) : undefined
    if (question !== undefined) {
      setAsked(question)
      setSaid('')
      askedAt.current = event.timeStamp
      return
    }
    // The second tap of two is none that has read the question.
    if (asked !== '' && event.timeStamp - askedAt.current < DOUBLE_TAP_MS) {
      return
    }
    setBusy(true)
    setSaid('')
    try {
      notify((await act(given)) ?? say('act.done'), { type: 'success' })
      onClose()
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
      setAsked('')
      setBusy(false)
    }
  }
  return (
    // A finger beside it would throw away what was typed.
    <Dialog open onClose={(_, reason) => reason === 'escapeKeyDown' && close()} fullWidth maxWidth={wide ? 'md' : 'xs'}>
      <DialogTitle>{title}</DialogTitle>
      <Box component="form" onSubmit={run} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <DialogContent sx={{ pt: 0 }}>
          {asked !== '' && (
            <Typography role="alert" sx={{ pt: 1 }}>
              {asked}
            </Typography>
          )}
          <Stack spacing={2} sx={{ pt: 1, display: asked === '' ? 'flex' : 'none' }}>
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
          <Button onClick={close}>
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
