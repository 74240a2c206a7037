import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import { copyText } from './copy-text.ts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, where the button stands alone. */
  readonly name?: string
  onCopied?(): void
}

/** Copies a text, and says whether the browser let it. */
export function CopyButton({ text, name, onCopied }: CopyButtonProps) {
  const { say } = useSentences()
  const notify = useNotify()
  const copy = async () => {
    if (await copyText(text)) {
      onCopied?.()
      notify(say('page.copied'), { type: 'success' })
    } else {
      notify(say('page.notCopied'), { type: 'warning' })
    }
  }
  return (
    <Button variant="contained" onClick={() => void copy()}>
      {name ?? say('page.copy')}
    </Button>
  )
}
