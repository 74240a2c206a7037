import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useSentences } from '../sentences/speak.ts'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, where the button stands alone. */
  readonly name?: string
  onCopied?(): void
}

/** Copies a text, and says whether the browser let it: at the button, which stands before the console too. */
export function CopyButton({ text, name, onCopied }: CopyButtonProps) {
  const { say } = useSentences()
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    const isCopied = await copyText(text)
    setOutcome(isCopied ? 'copied' : 'notCopied')
    if (isCopied) {
      onCopied?.()
    }
  }
  return (
    <>
      <Button variant="outlined" onClick={() => void copy()}>
        {name ?? say('page.copy')}
      </Button>
      <Typography role="status" variant="body2">
        {outcome && say(`page.${outcome}`)}
      </Typography>
    </>
  )
}
