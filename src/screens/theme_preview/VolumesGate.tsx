import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
import { type AlbumId, asId, type PhotoId, type ProductId } from '../../../domain/ids.ts'
import { volumeQuery } from '../../../domain/order/volume-in-hand.ts'
import { decideVolumes, type VolumesVerdict, volumeParts } from '../../../domain/order/volumes.ts'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { requestedDesign } from '../../navigation/requested-design.ts'
import { setOf } from '../../navigation/set-context.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

/**
 * Asks first where an album holds more photos than a book of a fixed number of pages takes: several volumes, or one with
 * the first photos (A§9, B§9 "Orders per album", readings 9). Everything else goes straight on.
 */
export function VolumesGate({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui()
  const address = useQueryOfAddress()
  const { replace, back } = useNavigation()
  const offer = useOffer(address)
  // What was let through stays through while it is designed; another address is asked about again.
  const request = requestedDesign(address)
  const [through, setThrough] = useState<string>()
  if (through !== request && offer === 'none') {
    setThrough(request)
  }
  if (through === request || offer === 'none') {
    return children
  }
  if (offer === 'unknown') {
    return <WaitingFor what="desk" />
  }
  const { verdict, photos, max } = offer
  const design = (chosen: readonly PhotoId[], volumes: number) => {
    const query = { aid: address.get('aid') ?? '', pid: address.get('pid') ?? '', tid: address.get('tid') ?? '' }
    const addtext = address.get('addtext') ?? undefined
    const volume = volumes > 1 ? { at: 0, volumes, made: [] } : undefined
    // That it is designed anew was answered already.
    const anew = address.get('anew') ?? undefined
    replace('theme_preview', { ...query, addtext, anew, photos: chosen.join(','), ...volumeQuery(volume) })
  }
  return (
    <Screen top={<TopBar title={t`Your design`} onBack={() => back('index')} />}>
      <VolumesOffer
        {...{ volumes: verdict.volumes, perVolume: verdict.perVolume, max, count: photos.length }}
        onVolumes={() => design(volumeParts(photos, verdict)[0] ?? [], verdict.volumes)}
        onOne={() => design(photos.slice(0, max), 1)}
      />
    </Screen>
  )
}

interface VolumesOfferProps {
  readonly count: number
  readonly max: number
  readonly volumes: number
  readonly perVolume: number
  onVolumes(): void
  onOne(): void
}

/** How many volumes the photos fill, and the shopper's word. */
export function VolumesOffer({ count, max, volumes, perVolume, onVolumes, onOne }: VolumesOfferProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing="emptyBook"
      title={t`Your photos fill ${volumes} books`}
      action={
        <>
          <Button variant="primary" wide onClick={onVolumes}>
            <Trans>Make {volumes} volumes</Trans>
          </Button>
          <Button variant="secondary" wide onClick={onOne}>
            <Trans>One book with the first {max}</Trans>
          </Button>
        </>
      }
    >
      <Trans>
        This book holds {max} photos, and your album has {count}. You design the volumes one by one, with about{' '}
        {perVolume} photos in each, and order them together; each costs the same as one book.
      </Trans>{' '}
      <Plural
        value={count - max}
        one="With one book, # photo is left out."
        other="With one book, # photos are left out."
      />
    </EmptyState>
  )
}

type Offer =
  | 'none'
  | 'unknown'
  | {
      readonly verdict: Exclude<VolumesVerdict, { readonly kind: 'one' }>
      readonly photos: readonly PhotoId[]
      readonly max: number
    }

/** Only a new design of a whole album can be too much: not an opened one, not chosen photos, not a part of a set. */
function useOffer(address: URLSearchParams): Offer {
  const [aid, pid] = [asId<AlbumId>(address.get('aid') ?? ''), asId<ProductId>(address.get('pid') ?? '')]
  const isNew = aid !== '' && pid !== '' && !address.get('taskid') && !address.get('photos') && !setOf(address).pkj
  const product = useProduct(pid, isNew)
  const { type, pages, photos: rule } = product.data ?? {}
  const isLimited = isNew && type === 1 && pages?.kind === 'fixed' && (rule?.maxCount ?? 0) > 0
  const album = useApiQuery(['designed album', aid], ({ albums }, signal) => albums.open(aid, signal), isLimited)
  // A thing of a link's order is told behind its design, where it is known how many were bought.
  const item = useApiQuery(['thing of album', aid], async ({ ec }) => (await ec.itemOf(aid, pid)) ?? null, isLimited)
  if (!isNew || product.error || album.error || item.error) {
    return 'none'
  }
  if (!product.data) {
    return 'unknown'
  }
  if (!isLimited) {
    return 'none'
  }
  if (!album.data || item.data === undefined) {
    return 'unknown'
  }
  const photos = designedPhotosOf(album.data).map(({ id }) => id)
  const max = rule?.maxCount ?? 0
  const verdict = decideVolumes({ type: 1, pages: 'fixed', photoCount: photos.length, maxPhotos: max })
  return verdict.kind === 'one' || item.data ? 'none' : { verdict, photos, max }
}
