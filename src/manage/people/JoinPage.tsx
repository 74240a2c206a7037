import { Alert, Box, Button, Link, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import qrcode from 'qrcode-generator'
import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { acceptInvitation, getInvitation } from '../../../domain/calls/staff.ts'
import { PASSWORD_LENGTH } from '../../../domain/login/password.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { CopyButton } from '../ui/CopyButton.tsx'
import { DoorPage } from './DoorPage.tsx'
import { StaffCodeField } from './StaffCodeField.tsx'

/** Accepting an invitation: who one is, a password, and the codes of an authenticator. */
export function JoinPage() {
  const { say } = useSentences()
  const { search } = useLocation()
  const t = new URLSearchParams(search).get('t') ?? ''
  const { data: invited, error } = useQuery({
    queryKey: ['invitation', t],
    queryFn: async () => (await callManage(getInvitation, { t })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)
  const join = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    setBusy(true)
    setSaid('')
    try {
      await callManage(acceptInvitation, { ...given, t })
      // The console begins anew with who one is now; the token leaves the address.
      window.history.replaceState(null, '', '/manage#/')
      window.location.reload()
    } catch (refused) {
      setSaid(refused instanceof Error ? refused.message : '')
      setBusy(false)
    }
  }
  if (!invited) {
    return (
      <DoorPage
        title={say('join.invitation')}
        message={error?.message ?? ''}
        onSubmit={(event) => event.preventDefault()}
      />
    )
  }
  return (
    <DoorPage title={say('join.title', { shop: invited.merchant })} message={said} onSubmit={join}>
      <Typography>{say('join.role', { role: say(`role.${invited.role}`) })}</Typography>
      <TextField name="name" label={say('join.name')} defaultValue={invited.name} autoComplete="name" required />
      <TextField
        name="email"
        type="email"
        label={say('signIn.email')}
        defaultValue={invited.email}
        autoComplete="username"
        required
      />
      <TextField
        name="password"
        type="password"
        label={say('signIn.password')}
        helperText={say('password.rule', PASSWORD_LENGTH)}
        autoComplete="new-password"
        required
      />
      <TextField name="password2" type="password" label={say('signIn.again')} autoComplete="new-password" required />
      <Alert severity="info" icon={false}>
        {say('join.scan')}
      </Alert>
      <Codes totp={invited.totp} />
      <Link href={invited.totp}>{say('join.open')}</Link>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {say('join.setupkey', { setupkey: invited.setupkey })}
      </Typography>
      <CopyButton text={invited.setupkey.replaceAll(' ', '')} name={say('join.copyKey')} />
      <StaffCodeField label={say('signIn.code')} />
      <Button type="submit" variant="contained" disabled={busy}>
        {say('join.go')}
      </Button>
    </DoorPage>
  )
}

/** The secret as a picture; those who read no pictures have it as a link and as text. */
function Codes({ totp }: { readonly totp: string }) {
  const code = qrcode(0, 'M')
  code.addData(totp)
  code.make()
  const count = code.getModuleCount()
  const cells = Array.from({ length: count * count }, (_, n) => [n % count, Math.floor(n / count)] as const)
  const path = cells.map(([x, y]) => (code.isDark(y, x) ? `M${x} ${y}h1v1h-1z` : '')).join('')
  return (
    <Box
      component="svg"
      viewBox={`-2 -2 ${count + 4} ${count + 4}`}
      aria-hidden
      sx={{ width: 208, height: 208, alignSelf: 'center', bgcolor: '#fff' }}
    >
      <path d={path} fill="#000" />
    </Box>
  )
}
