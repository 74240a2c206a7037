import { Alert, Button, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import type { RequestOf } from '../../../domain/calls/call.ts'
import { saveSettings } from '../../../domain/calls/manage/settings.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'

export type SettingsChange = Exclude<RequestOf<typeof saveSettings>['change'], string>

interface SettingsPartProps {
  readonly title: string
  readonly children: ReactNode
  /** What is saved; undefined: nothing was changed yet. */
  readonly change: SettingsChange | undefined
  onSaved(): void
}

/** One part of the shop's settings, saved by itself; what was typed stays when the shop says no. */
export function SettingsPart({ title, children, change, onSaved }: SettingsPartProps) {
  const { say } = useSentences()
  const translate = useTranslate()
  const notify = useNotify()
  const client = useQueryClient()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setSaid('')
    try {
      await callManage(saveSettings, { change: change ?? {} })
      await client.invalidateQueries({ queryKey: ['settings'] })
      onSaved()
      notify(say('act.done'), { type: 'success' })
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
    } finally {
      setBusy(false)
    }
  }
  return (
    <PageSection title={title}>
      <Stack component="form" spacing={2} onSubmit={(event: FormEvent) => void save(event)}>
        {children}
        {said !== '' && <Alert severity="error">{said}</Alert>}
        <Button type="submit" variant="contained" disabled={busy || !change} sx={{ alignSelf: 'start' }}>
          {translate('ra.action.save')}
        </Button>
      </Stack>
    </PageSection>
  )
}
