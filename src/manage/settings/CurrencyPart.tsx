import { Alert, Button, Link, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { saveSettings } from '../../../domain/calls/manage/settings.ts'
import { amountDecimals, writtenAmount } from '../../../domain/product/currency.ts'
import { callManage } from '../lib/call-manage.ts'
import { useSentences } from '../sentences/speak.ts'
import { ActDialog } from '../ui/ActDialog.tsx'
import { PageSection } from '../ui/PageSection.tsx'
import { useUnsaved } from '../ui/unsaved.ts'
import type { SettingsProps } from './settings-types.ts'

/** An amount of which both forms are shown. */
const EXAMPLE = 128

/** The currency of every price; another one is asked about, and prices are to be looked at then. */
export function CurrencyPart({ settings: { currency, currencies } }: SettingsProps) {
  const { say, money, language } = useSentences()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const [asked, setAsked] = useState(false)
  const [moved, setMoved] = useState(false)
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  const example = (code: string) => money(EXAMPLE * 10 ** amountDecimals(code), code)
  // Yuan and yen have one sign in many languages.
  const written = (code: string) => `${writtenAmount(EXAMPLE * 10 ** amountDecimals(code), code)} ${code}`
  const to = chosen ?? currency
  useUnsaved(to !== currency)
  const change = async () => {
    await callManage(saveSettings, { change: { currency: to } })
    // Prices are told everywhere at the console.
    await client.invalidateQueries()
    setChosen(undefined)
    setMoved(true)
    return undefined
  }
  return (
    <PageSection title={say('settings.currency')}>
      <Stack spacing={2}>
        <TextField
          select
          label={say('settings.currency')}
          helperText={say('settings.currencyHint')}
          value={to}
          onChange={({ target }) => setChosen(target.value)}
        >
          {currencies.map((code) => (
            <MenuItem key={code} value={code}>
              {names.of(code) ?? code} ({code}) · {example(code)}
            </MenuItem>
          ))}
        </TextField>
        {moved && (
          <Alert severity="warning">
            {say('settings.currencyNow', { currency: names.of(currency) ?? currency })}{' '}
            <Link component={RouterLink} to="/products">
              {say('menu.products')}
            </Link>
            {say('log.and')}
            <Link component={RouterLink} to="/coupons">
              {say('menu.coupons')}
            </Link>
          </Alert>
        )}
        {to !== currency && (
          <Button variant="contained" onClick={() => setAsked(true)} sx={{ alignSelf: 'start' }}>
            {say('settings.currencyGo', { currency: names.of(to) ?? to })}
          </Button>
        )}
      </Stack>
      {asked && (
        <ActDialog
          title={say('settings.currency')}
          go={say('settings.currencyGo', { currency: names.of(to) ?? to })}
          act={change}
          onClose={() => setAsked(false)}
        >
          <Typography>{say('settings.currencySure', { before: written(currency), after: written(to) })}</Typography>
        </ActDialog>
      )}
    </PageSection>
  )
}
