import { Alert, Chip, Stack } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect, useRef } from 'react'
import { Title } from 'react-admin'
import { useLocation } from 'react-router'
import { manageSettings } from '../../../domain/calls/manage/settings.ts'
import { callManage } from '../lib/call-manage.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'
import { CurrencyPart } from './CurrencyPart.tsx'
import { FaceForm } from './FaceForm.tsx'
import { PlacesForm } from './PlacesForm.tsx'
import { PrinterForm } from './PrinterForm.tsx'
import { PromisesForm } from './PromisesForm.tsx'
import { ProvidersPart, useProviders } from './ProvidersPart.tsx'
import { TextsForm } from './TextsForm.tsx'

const PARTS = {
  face: 'settings.face',
  currency: 'settings.currency',
  texts: 'settings.texts',
  promises: 'settings.promises',
  places: 'settings.places',
  printer: 'settings.printer',
  providers: 'providers.title',
} as const satisfies Readonly<Record<string, Sentence>>

/** The page is ten screens of a phone high. */
function Parts() {
  const { say } = useSentences()
  return (
    <Stack component="nav" aria-label={say('settings.parts')} direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {Object.entries(PARTS).map(([part, named]) => (
        <Chip
          key={part}
          clickable
          variant="outlined"
          component="a"
          href={`#part-${part}`}
          label={say(named)}
          sx={{ height: 40 }}
          onClick={(event: MouseEvent) => {
            // The address is the router's.
            event.preventDefault()
            document.getElementById(`part-${part}`)?.scrollIntoView()
          }}
        />
      ))}
    </Stack>
  )
}

/** The shop as its merchant sets it up: every part is saved by itself. */
export function ShopPage() {
  const { say } = useSentences()
  const { data: settings, error } = useQuery({
    queryKey: ['settings'],
    queryFn: async () => (await callManage(manageSettings, {})).data,
  })
  const part = new URLSearchParams(useLocation().search).get('part')
  // A part that is last can be scrolled to only when it is as high as it gets: the providers are asked for apart.
  const { isPending } = useProviders()
  const isWhole = settings !== undefined && !isPending
  const shown = useRef('')
  useEffect(() => {
    if (!isWhole || part === null || shown.current === part) {
      return undefined
    }
    // After the admin library, which scrolls a page that was open before to where it was left.
    const frame = requestAnimationFrame(() => {
      shown.current = part
      document.getElementById(`part-${part}`)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [isWhole, part])
  return (
    <Stack spacing={2} sx={{ py: 2, maxWidth: 1000, '& > [id]': { scrollMarginTop: 64 } }}>
      <Title title={say('menu.shop')} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {settings && (
        <>
          <Parts />
          <div id="part-face">
            <FaceForm settings={settings} />
          </div>
          <div id="part-currency">
            <CurrencyPart settings={settings} />
          </div>
          <div id="part-texts">
            <TextsForm settings={settings} />
          </div>
          <div id="part-promises">
            <PromisesForm settings={settings} />
          </div>
          <div id="part-places">
            <PlacesForm settings={settings} />
          </div>
          <div id="part-printer">
            <PrinterForm settings={settings} />
          </div>
          <div id="part-providers">
            <ProvidersPart />
          </div>
        </>
      )}
    </Stack>
  )
}
