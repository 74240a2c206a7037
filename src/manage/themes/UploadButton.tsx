import { Alert, Button, Stack } from '@mui/material'
import { type ChangeEvent, useRef, useState } from 'react'
import { usePermissions, useRedirect } from 'react-admin'
import { uploadTheme } from '../../../domain/calls/manage/themes.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'

/** Takes the file of a theme and opens what became of it. */
export function UploadButton() {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  const redirect = useRedirect()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  if (permissions !== 'owner') {
    return null
  }
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [given] = target.files ?? []
    // The same file once more is a change too.
    const empty = () => {
      target.value = ''
    }
    if (!given) {
      return
    }
    setBusy(true)
    setSaid('')
    try {
      const { id } = (await callManage(uploadTheme, { file: await given.text() })).data
      redirect(`/looks/${encodeURIComponent(id)}/show`)
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : String(refused))
    } finally {
      setBusy(false)
      empty()
    }
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'start' }}>
      <Button variant="contained" disabled={busy} onClick={() => file.current?.click()}>
        {say('themes.upload')}
      </Button>
      <input ref={file} hidden type="file" accept=".yaml,.yml,.json" onChange={(event) => void take(event)} />
      {said !== '' && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', width: '100%' }}>
          {said.replaceAll('; ', '\n')}
        </Alert>
      )}
    </Stack>
  )
}
