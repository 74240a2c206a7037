import { Alert, AlertTitle, Box, Button, Link, Stack, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useNotify, usePermissions } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { checkThemeVersion, manageTheme, withdrawTheme } from '../../../domain/calls/manage/themes.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { NotThere } from '../ui/NotThere.tsx'
import { PageSection } from '../ui/PageSection.tsx'
import { saveFile } from '../ui/save-file.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { ThemePages } from './ThemePages.tsx'
import { ThemeStateChip } from './ThemeStateChip.tsx'
import type { ManagedTheme } from './theme-types.ts'
import { UploadButton } from './UploadButton.tsx'

/** Asked again while the check goes on. */
const AGAIN_MS = 2000

/** One version of a theme: what the check said, its pages, who wears it, and its other versions. */
export function ThemePage() {
  const { say } = useSentences()
  const { id = '' } = useParams()
  const {
    data: theme,
    error,
    refetch,
  } = useQuery({
    queryKey: ['theme', id],
    queryFn: async () => (await callManage(manageTheme, { id })).data,
    refetchInterval: ({ state }) => (state.data?.verdict === 'checking' ? AGAIN_MS : false),
  })
  if (!theme) {
    return <NotThere error={error} title={say('menu.themes')} />
  }
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1100 }}>
      <Title title={theme.name} />
      <Head theme={theme} onChanged={() => void refetch()} />
      <Verdict theme={theme} />
      {theme.pages.length > 0 && <ThemePages theme={theme} />}
      <Worn theme={theme} />
      <Versions theme={theme} />
      <UploadButton />
    </Stack>
  )
}

interface HeadProps {
  readonly theme: ManagedTheme
  onChanged(): void
}

function Head({ theme, onChanged }: HeadProps) {
  const { say } = useSentences()
  const { permissions } = usePermissions<string>()
  const notify = useNotify()
  const [open, setOpen] = useState<'publish' | 'withdraw'>()
  const check = async () => {
    try {
      await callManage(checkThemeVersion, { id: theme.id })
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
      <ThemeStateChip state={theme.state} />
      <Typography color="text.secondary" sx={{ mr: 'auto' }}>
        {say('themes.version', { version: theme.version })}
      </Typography>
      {theme.file !== '' && (
        <Button onClick={() => saveFile(`${theme.id}.yaml`, theme.file, 'text/yaml;charset=utf-8')}>
          {say('theme.file')}
        </Button>
      )}
      {permissions === 'owner' && (
        <>
          {theme.verdict !== 'checking' && <Button onClick={() => void check()}>{say('theme.check')}</Button>}
          {theme.state === 'published' && <Button onClick={() => setOpen('withdraw')}>{say('theme.withdraw')}</Button>}
          {theme.verdict === 'well' && (
            <Button variant="contained" onClick={() => setOpen('publish')}>
              {say('theme.publish')}
            </Button>
          )}
        </>
      )}
      {open === 'publish' && <PublishDialog theme={theme} onClose={close} />}
      {open === 'withdraw' && (
        <ActDialog
          title={say('theme.withdraw')}
          go={say('theme.withdraw')}
          onClose={close}
          act={async () => {
            await callManage(withdrawTheme, { id: theme.id })
            return undefined
          }}
        >
          <Typography>{say('theme.withdrawSure')}</Typography>
        </ActDialog>
      )}
    </Stack>
  )
}

const SEVERITY = { none: 'info', checking: 'info', well: 'success', badly: 'error', stuck: 'warning' } as const

function Verdict({ theme: { verdict, findings, pages } }: { readonly theme: ManagedTheme }) {
  const { say } = useSentences()
  const products = new Set(pages.map(({ pid }) => pid)).size
  return (
    <Alert severity={SEVERITY[verdict]} role="status">
      <AlertTitle>{say('theme.verdict')}</AlertTitle>
      {say(`theme.verdict.${verdict}`, { pages: pages.length, products, count: findings.length })}
      {verdict === 'badly' && (
        <Box component="ul" sx={{ pl: 2, mb: 0 }}>
          {findings.map(({ line, column, where, message }) => (
            <li key={`${line}:${column}:${where}:${message}`}>
              {say('theme.line', { line })}: <code>{where}</code> {message}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}

function Worn({ theme }: { readonly theme: ManagedTheme }) {
  const { say } = useSentences()
  const worn = theme.products.filter((product) => product.worn)
  return (
    <PageSection title={say('theme.wornBy')}>
      {worn.length === 0 && <Typography color="text.secondary">{say('theme.wornByNone')}</Typography>}
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap' }}>
        {worn.map(({ pid, name }) => (
          <Link key={pid} component={RouterLink} to={`/products/${encodeURIComponent(pid)}/show`}>
            {name}
          </Link>
        ))}
      </Stack>
    </PageSection>
  )
}

function Versions({ theme }: { readonly theme: ManagedTheme }) {
  const { say, at } = useSentences()
  if (theme.versions.length < 2) {
    return null
  }
  return (
    <PageSection title={say('theme.versions')}>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {theme.versions.map(({ id, version, state, changed }) => (
          <Stack key={id} component="li" direction="row" sx={{ gap: 2, alignItems: 'center', minHeight: 44 }}>
            {id === theme.id ? (
              <strong>{say('themes.version', { version })}</strong>
            ) : (
              <Link component={RouterLink} to={`/looks/${encodeURIComponent(id)}/show`}>
                {say('themes.version', { version })}
              </Link>
            )}
            <ThemeStateChip state={state} />
            <Typography variant="body2" color="text.secondary">
              {at(changed)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </PageSection>
  )
}
