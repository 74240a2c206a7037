import { Link } from '@mui/material'
import { List, Pagination, SimpleList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { DataOf, RequestOf } from '../../../domain/calls/call.ts'
import type { saveSettings } from '../../../domain/calls/manage/settings.ts'
import type { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { useActorName } from '../sentences/actor-name.ts'
import type { Sentence } from '../sentences/sentences.ts'
import { useSentences } from '../sentences/speak.ts'

const SHOP_PARTS = {
  name: 'settings.name',
  description: 'settings.description',
  logo: 'log.logo',
  accent: 'settings.accent',
  currency: 'settings.currency',
  contact: 'log.contact',
  places: 'settings.places',
  delivery: 'log.delivery',
  country: 'settings.country',
  countries: 'settings.countries',
  parcels: 'log.parcels',
  languages: 'settings.languages',
  changeMinutes: 'log.changeMinutes',
  shareProfit: 'log.share',
  invoices: 'log.invoices',
  print: 'settings.printer',
  texts: 'settings.texts',
} as const satisfies Readonly<Record<keyof SettingsChange, Sentence>>

type SettingsChange = Exclude<RequestOf<typeof saveSettings>['change'], string>
type LogLine = DataOf<typeof manageLog>[number]

/** What a line is about, a step away where it is in the console. */
function About({ line: { action, called, page, invited, bynow } }: { readonly line: LogLine }) {
  const { say } = useSentences()
  if (action === 'shop') {
    // Which parts of the shop were changed is noted by the names that the shop keeps them under.
    return called
      .split(', ')
      .map((part) => (part in SHOP_PARTS ? say(SHOP_PARTS[part as keyof typeof SHOP_PARTS]) : part))
      .join(say('log.and'))
  }
  if (bynow) {
    return say('log.levelsNow', { names: called })
  }
  return page === '' ? (
    called || (invited && say(`role.${invited}`))
  ) : (
    <Link component={RouterLink} to={`/${page}/show`}>
      {called}
    </Link>
  )
}

/** Who did what, the newest first. */
export function LogList() {
  const { say, at } = useSentences()
  const nameOf = useActorName()
  return (
    <List
      resource="log"
      title={say('menu.log')}
      exporter={false}
      actions={false}
      perPage={50}
      pagination={<Pagination rowsPerPageOptions={[]} />}
    >
      <SimpleList<LogLine>
        linkType={false}
        primaryText={({ action, taken, by }) => `${nameOf(by)}: ${say(`did.${taken || action}`)}`}
        secondaryText={(line) => (
          <>
            {at(line.at)} · <About line={line} />
          </>
        )}
      />
    </List>
  )
}
