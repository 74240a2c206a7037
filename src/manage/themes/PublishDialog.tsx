import { Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { publishTheme } from '../../../domain/calls/manage/themes.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import type { ManagedTheme } from './theme-types.ts'

interface PublishDialogProps {
  readonly theme: ManagedTheme
  onClose(): void
}

/** Asks on which products shoppers may choose a theme. */
export function PublishDialog({ theme, onClose }: PublishDialogProps) {
  const { say } = useSentences()
  const made = new Set(theme.pages.map(({ pid }) => pid))
  const offered = theme.products.filter(({ pid }) => made.has(pid))
  const [chosen, setChosen] = useState(() => offered.filter(({ worn }) => worn).map(({ pid }) => pid))
  const publish = async () => {
    if (chosen.length === 0) {
      throw new Error(say('theme.nothingChosen'))
    }
    await callManage(publishTheme, { id: theme.id, products: chosen })
    return undefined
  }
  return (
    <ActDialog title={say('theme.publish')} go={say('theme.publish')} act={publish} onClose={onClose}>
      <Typography>{say('theme.publishOn')}</Typography>
      <Button sx={{ alignSelf: 'start' }} onClick={() => setChosen(offered.map(({ pid }) => pid))}>
        {say('theme.all')}
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
