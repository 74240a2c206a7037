import { Button, Stack } from '@mui/material'
import type { Localised } from '../../../domain/language.ts'
import { useSentences } from '../sentences/speak.ts'
import { InThree } from '../ui/InThree.tsx'
import { SettingsPart } from './SettingsPart.tsx'
import type { Settings, SettingsProps } from './settings-types.ts'
import { useDraft } from './use-draft.ts'

type Place = Settings['places'][number]

const EMPTY: Localised = { 'zh-Hans': '', 'zh-Hant': '', en: '' }

/** Where orders are fetched. A place that orders wait at stays. */
export function PlacesForm({ settings }: SettingsProps) {
  const { places } = settings
  const { say } = useSentences()
  const { value, change, set, drop, clear } = useDraft<{ readonly places: readonly Place[] }>({ places })
  const put = (at: number, part: Partial<Place>) =>
    set({ places: value.places.map((place, n) => (n === at ? { ...place, ...part } : place)) })
  return (
    <SettingsPart
      title={say('settings.places')}
      change={change?.places && { places: [...change.places] }}
      revs={settings.revs}
      onSaved={drop}
      onDrop={clear}
    >
      {value.places.map((place, at) => (
        // A new place has no id yet; places are only added at the end.
        <Stack key={place.id || `new ${at}`} spacing={1} sx={{ pb: 2, borderBottom: 1, borderColor: 'divider' }}>
          <InThree label={say('settings.place')} value={place.name} onValue={(name) => put(at, { name })} />
          <InThree
            label={say('settings.placeAddress')}
            value={place.address}
            onValue={(address) => put(at, { address })}
            multiline
          />
          <Button sx={{ alignSelf: 'start' }} onClick={() => set({ places: value.places.filter((_, n) => n !== at) })}>
            {say('settings.removePlace')}
          </Button>
        </Stack>
      ))}
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => set({ places: [...value.places, { id: '', name: EMPTY, address: EMPTY }] })}
      >
        {say('settings.addPlace')}
      </Button>
    </SettingsPart>
  )
}
