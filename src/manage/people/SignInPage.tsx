import { Button, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { useLogin } from 'react-admin'
import { useSentences } from '../sentences/speak.ts'
import { DoorPage } from './DoorPage.tsx'
import { StaffCodeField } from './StaffCodeField.tsx'

/** Mailbox, password and code at once; what was wrong of them is never said. */
export function SignInPage() {
  const { say } = useSentences()
  const login = useLogin()
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const enter = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget))
    setBusy(true)
    setSaid('')
    await login(given).catch((error: Error) => setSaid(error.message))
    setBusy(false)
  }
  return (
    <DoorPage title={say('signIn.title')} message={said} onSubmit={enter}>
      <TextField name="email" type="email" label={say('signIn.email')} autoComplete="username" required />
      <TextField
        name="password"
        type="password"
        label={say('signIn.password')}
        autoComplete="current-password"
        required
      />
      <StaffCodeField label={say('signIn.code')} />
      <Button type="submit" variant="contained" disabled={busy}>
        {say('signIn.go')}
      </Button>
    </DoorPage>
  )
}
