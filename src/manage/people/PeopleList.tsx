import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { List, SimpleList, TopToolbar, useNotify, useRefresh } from 'react-admin'
import type { DataOf } from '../../../domain/calls/call.ts'
import { changeStaffRole, inviteStaff, type listStaff, removeStaff } from '../../../domain/calls/staff.ts'
import { STAFF_ROLES, type StaffRole } from '../../../domain/staff/staff.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { copyText } from '../ui/copy-text.ts'

type Person = DataOf<typeof listStaff>[number]
type Doing = { readonly act: 'invite' } | { readonly act: 'again' | 'remove' | 'role'; readonly person: Person }

/** Who works for the merchant: invited by a link, removed at once. */
export function PeopleList() {
  const { say } = useSentences()
  const [doing, setDoing] = useState<Doing>()
  const [link, setLink] = useState('')
  return (
    <>
      <List
        resource="people"
        title={say('menu.people')}
        pagination={false}
        exporter={false}
        actions={
          <TopToolbar>
            <Button variant="contained" onClick={() => setDoing({ act: 'invite' })}>
              {say('people.invite')}
            </Button>
          </TopToolbar>
        }
      >
        <SimpleList<Person>
          linkType={false}
          primaryText={({ name, email }) => `${name} ${email}`}
          secondaryText={(person) => (
            <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              {say(`role.${person.role}`)} · {say(`people.${person.state}`)} · {say(`people.rights.${person.role}`)}
              <Button size="small" onClick={() => setDoing({ act: 'role', person })}>
                {say('people.changeRole')}
              </Button>
              <Button size="small" onClick={() => setDoing({ act: 'again', person })}>
                {say('people.again')}
              </Button>
              <Button size="small" onClick={() => setDoing({ act: 'remove', person })}>
                {say('people.remove')}
              </Button>
            </Stack>
          )}
        />
      </List>
      {link !== '' && <LinkToSend link={link} />}
      {doing && <PersonDialog doing={doing} onLink={setLink} onClose={() => setDoing(undefined)} />}
    </>
  )
}

function LinkToSend({ link }: { readonly link: string }) {
  const { say } = useSentences()
  const notify = useNotify()
  const copy = async () => {
    if (await copyText(link)) {
      notify(say('act.copied'), { type: 'success' })
    }
  }
  return (
    // The button below, not beside: there the address had half the width of a phone.
    <Alert severity="success" sx={{ mt: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      {say('people.link')}
      <Typography sx={{ overflowWrap: 'anywhere' }}>{link}</Typography>
      <Button variant="outlined" sx={{ mt: 1, whiteSpace: 'nowrap' }} onClick={copy}>
        {say('people.copy')}
      </Button>
    </Alert>
  )
}

interface PersonDialogProps {
  readonly doing: Doing
  onLink(link: string): void
  onClose(): void
}

function PersonDialog({ doing, onLink, onClose }: PersonDialogProps) {
  const { say } = useSentences()
  const refresh = useRefresh()
  const act = async (given: Readonly<Record<string, string>>) => {
    const role = STAFF_ROLES.find((one) => one === given['role']) ?? 'clerk'
    if (doing.act === 'remove') {
      await callManage(removeStaff, { id: doing.person.id })
    } else if (doing.act === 'role') {
      await callManage(changeStaffRole, { id: doing.person.id, role })
    } else {
      const who =
        doing.act === 'again' ? { role: doing.person.role, id: doing.person.id } : { role, name: given['name'] }
      onLink((await callManage(inviteStaff, who)).data.url)
    }
    refresh()
    return undefined
  }
  const name = doing.act === 'invite' ? '' : doing.person.name
  const titles = {
    invite: 'people.invite',
    again: 'people.again',
    remove: 'people.remove',
    role: 'people.changeRole',
  } as const
  const title = say(titles[doing.act])
  return (
    <ActDialog title={title} go={title} act={act} onClose={onClose}>
      {doing.act === 'remove' && <Typography>{say('people.removeSure', { name })}</Typography>}
      {doing.act === 'again' && <Typography>{say('people.againSure', { name })}</Typography>}
      {doing.act === 'role' && <RoleField value={doing.person.role} />}
      {doing.act === 'invite' && (
        <>
          <TextField name="name" label={say('people.name')} required />
          <RoleField value="clerk" />
        </>
      )}
    </ActDialog>
  )
}

/** Each role with what it may do. */
function RoleField({ value }: { readonly value: StaffRole }) {
  const { say } = useSentences()
  const [role, setRole] = useState(value)
  return (
    // The rights stand below: in the field of a phone they were cut.
    <TextField
      name="role"
      select
      label={say('people.role')}
      helperText={say(`people.rights.${role}`)}
      value={role}
      onChange={({ target }) => setRole(STAFF_ROLES.find((one) => one === target.value) ?? role)}
      slotProps={{ select: { renderValue: () => say(`role.${role}`) } }}
    >
      {STAFF_ROLES.map((one) => (
        <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
          {say(`role.${one}`)}: {say(`people.rights.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
