import { Alert, Button, Chip, Divider, Stack, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { DataOf } from '../../../domain/calls/call.ts'
import { manageProviders, testProvider } from '../../../domain/calls/manage/providers.ts'
import { callManage } from '../lib/call-manage.ts'
import { SENTENCES, type Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'
import { PageSection } from '../ui/PageSection.tsx'

type Provider = DataOf<typeof manageProviders>[number]

export function useProviders() {
  return useQuery({ queryKey: ['providers'], queryFn: async () => (await callManage(manageProviders, {})).data })
}

/** Whom the shop works with: what is set up, what is missing, and whether it works. */
export function ProvidersPart() {
  const { say } = useSentences()
  const { data, error } = useProviders()
  return (
    <PageSection title={say('providers.title')}>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        {say('providers.hint')}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden />}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {data?.map((provider) => (
          <ProviderLine key={provider.name} provider={provider} />
        ))}
      </Stack>
    </PageSection>
  )
}

const COLOURS = { ready: 'success', missing: 'default', played: 'warning' } as const

function ProviderLine({ provider }: { readonly provider: Provider }) {
  const { say } = useSentences()
  const { name, state, trial, settings, test, webhook } = provider
  const key = `provider.${name}`
  const title = key in SENTENCES ? say(key as Sentence) : name
  const there = settings.filter((one) => one.there)
  const lacking = settings.filter((one) => one.needed && !one.there)
  const names = (list: Provider['settings']) => list.map((one) => one.name).join(', ')
  return (
    <Stack component="li" spacing={0.5}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <Typography component="h3">{title}</Typography>
        <Chip
          size="small"
          variant="outlined"
          color={trial ? 'warning' : COLOURS[state]}
          label={say(trial ? 'provider.trial' : `provider.${state}`)}
        />
      </Stack>
      {trial && <Typography variant="body2">{say('provider.trialHint')}</Typography>}
      {there.length > 0 && <Typography variant="body2">{say('provider.there', { names: names(there) })}</Typography>}
      {lacking.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {say('provider.lacks', { names: `${name}.{ ${names(lacking)} }` })}
        </Typography>
      )}
      {webhook !== '' && (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {say('provider.webhook')} <code>{webhook}</code>
        </Typography>
      )}
      {test !== 'none' && <Trial name={name} title={title} test={test} />}
    </Stack>
  )
}

interface TrialProps {
  readonly name: string
  readonly title: string
  readonly test: Exclude<Provider['test'], 'none'>
}

/** Tries one, and says how it went. */
function Trial({ name, title, test }: TrialProps) {
  const { say } = useSentences()
  const [to, setTo] = useState('')
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<DataOf<typeof testProvider>>()
  const run = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setOutcome(undefined)
    try {
      setOutcome((await callManage(testProvider, { name, to })).data)
    } catch (refused) {
      setOutcome({ works: false, said: refused instanceof Error ? refused.message : String(refused) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Stack component="form" spacing={1} onSubmit={(event: FormEvent) => void run(event)} sx={{ alignItems: 'start' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {test !== 'alone' && (
          <TextField
            size="small"
            required
            type={test === 'mailbox' ? 'email' : 'tel'}
            label={say(`provider.${test}`)}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
        <Button type="submit" variant="outlined" disabled={busy} aria-label={say('provider.testOf', { name: title })}>
          {say('provider.test')}
        </Button>
      </Stack>
      {outcome && (
        <Alert severity={outcome.works ? 'success' : 'error'} sx={{ overflowWrap: 'anywhere' }}>
          {outcome.works ? say('provider.works') : say('provider.fails', { said: outcome.said })}
        </Alert>
      )}
    </Stack>
  )
}
