import { Link } from '@mui/material'
import { List, Pagination, SimpleList } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageLog } from '../../../domain/calls/manage/today-and-log.ts'
import { useActorName } from '../sentences/actor-name.ts'
import { useSentences } from '../sentences/speak.ts'

type LogLine = DataOf<typeof manageLog>[number]

/** What a line is about, a step away where it is in the console. */
function About({ line: { called, page, invited } }: { readonly line: LogLine }) {
  const { say } = useSentences()
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
        primaryText={({ action, by }) => `${nameOf(by)}: ${say(`did.${action}`)}`}
        secondaryText={(line) => (
          <>
            {at(line.at)} · <About line={line} />
          </>
        )}
      />
    </List>
  )
}
