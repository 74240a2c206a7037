import { Alert, AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { checkLook, manageLook, withdrawLook } from '../../../domain/calls/manage/looks.ts'
import { ask } from '../lib/ask.ts'
import { useWords } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { NotThere } from '../ui/NotThere.tsx'
import { Part } from '../ui/Part.tsx'
import { saveFile } from '../ui/save-file.ts'
import { LookPages } from './LookPages.tsx'
import { LookState } from './LookState.tsx'
import type { ManagedLook } from './look-types.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { UploadButton } from './UploadButton.tsx'

/** Asked again while the check goes on. */
const AGAIN_MS = 2000

/** One version of a look: what the check said, its pages, who wears it, and its other versions. */
export function LookPage() {
  const { say } = useWords()
  const { id = '' } = useParams()
  const {
    data: look,
    error,
    refetch,
  } = useQuery({
    queryKey: ['look', id],
    queryFn: async () => (await ask(manageLook, { id })).data,
    refetchInterval: ({ state }) => (state.data?.verdict === 'checking' ? AGAIN_MS : false),
  })
  if (!look) {
    return <NotThere error={error} title={say('menu.looks')} />
  }
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={look.name} />
      <Head look={look} onChanged={() => void refetch()} />
      <Verdict look={look} />
      {look.pages.length > 0 && <LookPages look={look} />}
      <Worn look={look} />
      <Versions look={look} />
      <UploadButton />
    </Stack>
  )
}

interface HeadProps {
  readonly look: ManagedLook
  onChanged(): void
}

function Head({ look, onChanged }: HeadProps) {
  const { say } = useWords()
  const { permissions } = usePermissions<string>()
  const notify = useNotify()
  const [open, setOpen] = useState<'publish' | 'withdraw'>()
  const check = async () => {
    try {
      await ask(checkLook, { id: look.id })
      onChanged()
    } catch (refused) {
      notify(refused instanceof Error ? refused.message : String(refused), { type: 'error' })
    }
  }
  const close = () => {
    setOpen(undefined)
    onChanged()
  }
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <LookState state={look.state} />
      <Typography color="text.secondary" sx={{ mr: 'auto' }}>
        {say('looks.version', { version: look.version })}
      </Typography>
      {look.file !== '' && (
        <Button onClick={() => saveFile(`${look.id}.yaml`, look.file, 'text/yaml;charset=utf-8')}>
          {say('look.file')}
        </Button>
      )}
      {permissions === 'owner' && (
        <>
          {look.verdict !== 'checking' && <Button onClick={() => void check()}>{say('look.check')}</Button>}
          {look.state === 'published' && <Button onClick={() => setOpen('withdraw')}>{say('look.withdraw')}</Button>}
          {look.verdict === 'well' && (
            <Button variant="contained" onClick={() => setOpen('publish')}>
              {say('look.publish')}
            </Button>
          )}
        </>
      )}
      {open === 'publish' && <PublishDialog look={look} onClose={close} />}
      {open === 'withdraw' && (
        <ActDialog
          title={say('look.withdraw')}
          go={say('look.withdraw')}
          onClose={close}
          act={async () => {
            await ask(withdrawLook, { id: look.id })
            return undefined
          }}
        >
          <Typography>{say('look.withdrawSure')}</Typography>
        </ActDialog>
      )}
    </Stack>
  )
}

const SEVERITY = { none: 'info', checking: 'info', well: 'success', badly: 'error', stuck: 'warning' } as const

function Verdict({ look: { verdict, findings, pages } }: { readonly look: ManagedLook }) {
  const { say } = useWords()
  const products = new Set(pages.map(({ pid }) => pid)).size
  return (
    <Alert severity={SEVERITY[verdict]} role="status">
      <AlertTitle>{say('look.verdict')}</AlertTitle>
      {say(`look.verdict.${verdict}`, { pages: pages.length, products, count: findings.length })}
      {verdict === 'badly' && (
        <Box component="ul" sx={{ pl: 2, mb: 0 }}>
          {findings.map(({ line, column, where, message }) => (
            <li key={`${line}:${column}:${where}:${message}`}>
              {say('look.line', { line })}: <code>{where}</code> {message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function Worn({ look }: { readonly look: ManagedLook }) {
  const { say } = useWords()
  const worn = look.products.filter((product) => product.worn)
  return (
    <Part title={say('look.wornBy')}>
      {worn.length === 0 && <Typography color="text.secondary">{say('look.wornByNone')}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        {worn.map(({ pid, name }) => (
          <Link key={pid} component={RouterLink} to={`/products/${encodeURIComponent(pid)}/show`}>
            {name}
          </Link>
        ))}
      </Stack>
    </Part>
  )
}

function Versions({ look }: { readonly look: ManagedLook }) {
  const { say, at } = useWords()
  if (look.versions.length < 2) {
    return null
  }
  return (
    <Part title={say('look.versions')}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {look.versions.map(({ id, version, state, changed }) => (
          <Stack key={id} component="li" direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 44 }}>
            {id === look.id ? (
              <strong>{say('looks.version', { version })}</strong>
            ) : (
              <Link component={RouterLink} to={`/looks/${encodeURIComponent(id)}/show`}>
                {say('looks.version', { version })}
              </Link>
            )}
            <LookState state={state} />
            <Typography variant="body2" color="text.secondary">
              {at(changed)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Part>
  )
}
