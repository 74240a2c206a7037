import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material'
import { use, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { saveFile } from '../ui/save-file.ts'
import { UnsavedContext, useUnsaved } from '../ui/unsaved.ts'
import { useDialogEntry } from '../ui/use-dialog-entry.ts'

interface NewCodesDialogProps {
  readonly codes: readonly string[]
  onClose(): void
}

/** Codes that nobody is told again: copied or kept in a file before they are gone, or asked about. */
export function NewCodesDialog({ codes, onClose }: NewCodesDialogProps) {
  const { say } = useSentences()
  const translate = useTranslate()
  const { leave } = use(UnsavedContext)
  const [isKept, setKept] = useState(false)
  useUnsaved(!isKept)
  const close = () => (isKept ? onClose() : leave(onClose))
  useDialogEntry(close)
  const text = codes.join('\r\n')
  const save = () => {
    saveFile('codes.csv', text)
    setKept(true)
  }
  return (
    // A finger beside it would take them away.
    <Dialog
      open
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth="xs"
      aria-describedby="new-codes"
    >
      <DialogTitle>{say('coupons.new')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="new-codes">{say('coupons.codes')}</DialogContentText>
        <Box
          tabIndex={0}
          role="group"
          aria-label={say('coupons.code')}
          sx={{ maxHeight: 240, overflowY: 'auto', mt: 1 }}
        >
          {codes.map((code) => (
            <Typography key={code} sx={{ fontFamily: 'monospace' }}>
              {code}
            </Typography>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={close}>{translate('ra.action.close')}</Button>
        <Button onClick={save}>{say('coupons.save')}</Button>
        <CopyButton text={text} onCopied={() => setKept(true)} />
      </DialogActions>
    </Dialog>
  )
}
