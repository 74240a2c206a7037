import { TextField } from '@mui/material'
import { changeStaffPassword } from '../../../domain/calls/staff.ts'
import { PASSWORD_LENGTH } from '../../../domain/login/password.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { StaffCodeField } from './StaffCodeField.tsx'

/** Another password for whoever is signed in. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { say } = useSentences()
  const act = async ({ old = '', password = '', password2 = '', code = '' }: Readonly<Record<string, string>>) => {
    await callManage(changeStaffPassword, { old, password, password2, code })
    return say('password.changed')
  }
  const password = { type: 'password', required: true }
  return (
    <ActDialog title={say('password.change')} go={say('password.change')} act={act} onClose={onClose}>
      <TextField name="old" label={say('password.old')} autoComplete="current-password" {...password} />
      <TextField
        name="password"
        label={say('password.new')}
        helperText={say('password.rule', PASSWORD_LENGTH)}
        autoComplete="new-password"
        {...password}
      />
      <TextField name="password2" label={say('signIn.again')} autoComplete="new-password" {...password} />
      <StaffCodeField label={say('signIn.code')} />
    </ActDialog>
  )
}
