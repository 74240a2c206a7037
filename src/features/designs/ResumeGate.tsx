import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
import { type DesignStart, startDesign } from '../../../domain/design/start-design.ts'
import { type AlbumId, asId, type PhotoId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { requestedDesign } from '../../navigation/requested-design.ts'
import type { RouteName } from '../../navigation/routes.ts'
import { setOf } from '../../navigation/set-context.ts'
import { useFreshQuery } from '../../ports/api-query.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { useCalendars } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { DesignCover } from './DesignCover.tsx'
import { DesignFacts } from './DesignFacts.tsx'
import styles from './ResumeGate.module.css'

interface ResumeGateProps {
  /** The route that opens a design of this kind. */
  readonly at: Extract<RouteName, 'theme_preview' | 'frame_index' | 'print_index' | 'combo_index'>
  readonly children: ReactNode
}

/**
 * Stands before a design is made: what was begun of the same album for the same product is gone on with. Where it was
 * begun otherwise than is asked now, the shopper says which of the two. A new design beside it is made only on demand.
 */
export function ResumeGate({ at, children }: ResumeGateProps) {
  const { t } = useLingui()
  const address = useQueryOfAddress()
  const { replace, back } = useNavigation()
  const start = useStart(address)
  // What was let through stays through while it is designed; another address is asked about again.
  const request = requestedDesign(address)
  const [through, setThrough] = useState<string>()
  if (through !== request && start.kind === 'new') {
    setThrough(request)
  }
  if (through === request || start.kind === 'new') {
    return children
  }
  if (start.kind === 'unknown') {
    return <WaitingFor what="desk" />
  }
  if (start.kind === 'failed') {
    return (
      <Screen top={<TopBar title={t`Your design`} onBack={() => back('index')} />}>
        <FaultState fault={start.fault} onRetry={start.retry} />
      </Screen>
    )
  }
  if (start.kind === 'resume') {
    return <Redirect to={at} query={{ taskid: start.taskId }} />
  }
  return (
    <Screen top={<TopBar title={t`Your design`} onBack={() => back('index')} />}>
      <BegunAlready
        design={start.design}
        start={start}
        onResume={() => replace(at, { taskid: start.taskId })}
        onAnew={() => replace(at, { ...Object.fromEntries(address), anew: '1' })}
      />
    </Screen>
  )
}

interface BegunAlreadyProps {
  readonly design: OwnDesign
  readonly start: Extract<DesignStart, { readonly kind: 'ask' }>
  onResume(): void
  onAnew(): void
}

/** The design that was begun, and why it is not what was asked for now. */
export function BegunAlready({ design, start, onResume, onAnew }: BegunAlreadyProps) {
  return (
    <section className={styles['begun']}>
      <h2 className={styles['title']}>
        <Trans>You’ve already started this one</Trans>
      </h2>
      <div className={styles['card']}>
        <span className={styles['picture']}>
          <DesignCover design={design} />
        </span>
        <DesignFacts design={design} />
      </div>
      <p>
        {start.because === 'new-photos' ? (
          <Plural
            value={start.count}
            one="# photo was added to the album since. Continue, and it’s in the tray until you place it; or make a new design with everything."
            other="# photos were added to the album since. Continue, and they’re in the tray until you place them; or make a new design with everything."
          />
        ) : (
          <Trans>You’ve now chosen a different look. Continue with this one as it is, or make a second one.</Trans>
        )}{' '}
        <Trans>Either way, this one stays in My designs.</Trans>
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" wide onClick={onResume}>
          <Trans>Continue with it</Trans>
        </Button>
        <Button wide onClick={onAnew}>
          <Trans>Make a new design</Trans>
        </Button>
      </div>
    </section>
  )
}

type Start =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly fault: unknown; retry(): void }
  | Exclude<DesignStart, { readonly kind: 'ask' }>
  | (Extract<DesignStart, { readonly kind: 'ask' }> & { readonly design: OwnDesign })

/** Only a new design can be one that was begun: not an opened one, a volume, a part of a set, or one that is asked for anew. */
function useStart(address: URLSearchParams): Start {
  const calendars = useCalendars()
  const [aid, pid] = [asId<AlbumId>(address.get('aid') ?? ''), asId<ProductId>(address.get('pid') ?? '')]
  const excepted = ['taskid', 'vol', 'anew'].some((word) => address.has(word)) || setOf(address).pkj
  const isNew = aid !== '' && pid !== '' && !excepted
  const begun = useFreshQuery(
    ['begun design', aid, pid],
    ({ ownDesigns }, signal) => ownDesigns.begun({ aid, pid }, signal),
    isNew,
  )
  // The same album that the editor will ask for.
  const album = useFreshQuery(['designed album', aid], ({ albums }, signal) => albums.open(aid, signal), isNew)
  if (!isNew || begun.data === null) {
    return { kind: 'new' }
  }
  const fault = begun.error ?? album.error
  if (fault && !(begun.data && album.data)) {
    const retry = () => void Promise.all([begun.refetch(), album.refetch()])
    return { kind: 'failed', fault, retry }
  }
  if (!begun.data || !album.data) {
    return { kind: 'unknown' }
  }
  const themeId = address.get('tid')
  const photos = address.get('photos')?.split(',').filter(Boolean) ?? []
  const calendar = calendars.find(pid)
  const start = startDesign(
    {
      ...(themeId ? { themeId: asId<ThemeId>(themeId) } : {}),
      ...(address.get('addtext') === '0' ? { wordless: true } : {}),
      ...(photos.length > 0 ? { photos: photos.map((id) => asId<PhotoId>(id)) } : {}),
      ...(calendar ? { calendar } : {}),
    },
    begun.data.begun,
    designedPhotosOf(album.data).map(({ id }) => id),
  )
  return start.kind === 'ask' ? { ...start, design: begun.data.design } : start
}
