import { List, Pagination, SimpleList } from 'react-admin'
import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageLog } from '../../../domain/calls/manage/shop.ts'
import { useActorName } from '../sentences/actor-name.ts'
import { useWords } from '../sentences/speak.ts'

type LogLine = DataOf<typeof manageLog>[number]

/** Who did what, the newest first. */
export function LogList() {
  const { say, at } = useWords()
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
        secondaryText={({ at: moment, about }) => `${at(moment)} · ${about}`}
      />
    </List>
  )
}
