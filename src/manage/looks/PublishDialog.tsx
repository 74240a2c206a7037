import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { publishLook } from '../../../domain/calls/manage/looks.ts'
import { ask } from '../lib/ask.ts'
import { useWords } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedLook } from './look-types.ts'

interface PublishDialogProps {
  readonly look: ManagedLook
  onClose(): void
}

/** Asks on which products shoppers may choose a look. */
export function PublishDialog({ look, onClose }: PublishDialogProps) {
  const { say } = useWords()
  const made = new Set(look.pages.map(({ pid }) => pid))
  const offered = look.products.filter(({ pid }) => made.has(pid))
  const [chosen, setChosen] = useState(() => offered.filter(({ worn }) => worn).map(({ pid }) => pid))
  const publish = async () => {
    if (chosen.length === 0) {
      throw new Error(say('look.nothingChosen'))
    }
    await ask(publishLook, { id: look.id, products: chosen })
    return undefined
  }
  return (
    <ActDialog title={say('look.publish')} go={say('look.publish')} act={publish} onClose={onClose}>
      <Typography>{say('look.publishOn')}</Typography>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setChosen(offered.map(({ pid }) => pid))}>
        {say('look.all')}
      </Button>
      <Stack>
        {offered.map(({ pid, name }) => (
          <FormControlLabel
            key={pid}
            label={name}
            control={
              <Checkbox
                checked={chosen.includes(pid)}
                onChange={(_, on) => setChosen((all) => (on ? [...all, pid] : all.filter((one) => one !== pid)))}
              />
            }
          />
        ))}
      </Stack>
    </ActDialog>
  )
}
