import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { DEFAULT_ALBUM_NAMES } from '../../../domain/album/album.ts'
import { spokenLanguage } from '../../i18n/i18n.ts'
import { newId } from '../../lib/new-id.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import type { RouteName } from '../../navigation/routes.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/** Makes a new album and goes on to the screen that it is for, with all that the address says. */
export function NewAlbum({ to }: { readonly to: Extract<RouteName, 'album_detail' | 'album_gallery'> }) {
  const { t } = useLingui()
  const query = useQueryOfAddress()
  const { albums } = usePorts()
  const { replace, back } = useNavigation()
  const client = useQueryClient()
  const [opid] = useState(() => `album-${newId()}`)
  const made = useApiQuery(['new album', opid], () => albums.create(newAlbumName(), opid))
  useEffect(() => {
    if (made.data) {
      void client.invalidateQueries({ queryKey: ['albums'] })
      replace(to, { ...Object.fromEntries(query), new: undefined, aid: made.data })
    }
  }, [made.data, replace, query, client, to])
  return made.error ? (
    <Screen top={<TopBar title={t`Album`} onBack={() => back('album_list')} />}>
      <FaultState fault={made.error} onRetry={() => void made.refetch()} />
    </Screen>
  ) : (
    <WaitingFor what="photos" />
  )
}

function newAlbumName(): string {
  return DEFAULT_ALBUM_NAMES[spokenLanguage()]
}
