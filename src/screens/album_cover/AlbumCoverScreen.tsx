import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import { type AlbumEdit, photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { coversNeeded, coverVerdict, DEFAULT_COVER_COUNT } from '../../../domain/album/cover-choice.ts'
import { coverTitleOf } from '../../../domain/album/cover-title.ts'
import { type AlbumId, asId, type PhotoId, type ThemeId } from '../../../domain/ids.ts'
import { coverTitles } from '../../../domain/image-analysis/event-title.ts'
import { choosable } from '../../../domain/photo/shown-picture.ts'
import type { Product } from '../../../domain/product/product.ts'
import { albumStage, isAlbumSignedOut, savedState } from '../../../machines/album/album.selectors.ts'
import { problemFault } from '../../../machines/faults.ts'
import { AlbumSignedOutNote } from '../../features/album/AlbumSignedOutNote.tsx'
import { ClosedAlbum } from '../../features/album/ClosedAlbum.tsx'
import grid from '../../features/album/PhotoGrid.module.css'
import { useProposedTitles } from '../../features/album/use-proposed-titles.ts'
import { useProduct } from '../../features/catalogue/use-product.ts'
import { CoverTitle } from '../../features/cover/CoverTitle.tsx'
import { useOwnDesigns } from '../../features/designs/use-own-designs.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { useMachineOf } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { useShownPicture } from '../../ui/pictures/use-shown-picture.ts'
import styles from './AlbumCoverScreen.module.css'

/** Route `/album_cover`: chooses exactly as many cover photos as the product takes (readings 56). */
export function AlbumCoverScreen() {
  const { t } = useLingui()
  const query = useQueryOfAddress()
  const aid = query.get('aid')
  const pid = query.get('pid')
  const { back } = useNavigation()
  const product = useProduct(pid)
  if (!aid) {
    return <Redirect to="album_list" query={{}} />
  }
  if (product.error) {
    return (
      <Screen top={<TopBar title={t`Cover photo`} onBack={() => back('album_list')} />}>
        <FaultState fault={product.error} onRetry={() => void product.refetch()} />
      </Screen>
    )
  }
  return pid && !product.data ? (
    <WaitingFor what="looks" />
  ) : (
    <CoverChoice
      key={aid}
      aid={asId(aid)}
      pid={pid ?? undefined}
      product={product.data}
      wanted={coversNeeded(product.data) || DEFAULT_COVER_COUNT}
    />
  )
}

function CoverChoice({
  aid,
  pid,
  product,
  wanted,
}: {
  readonly aid: AlbumId
  readonly pid: string | undefined
  readonly product: Product | undefined
  readonly wanted: number
}) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const actor = useActorRef(
    useMachineOf((machines) => machines.album),
    { input: { aid } },
  )
  const stage = useSelector(actor, albumStage)
  const saved = useSelector(actor, savedState)
  const signedOut = useSelector(actor, isAlbumSignedOut)
  const signedIn = useCallback(() => actor.send({ type: 'album.retry' }), [actor])
  const album = useSelector(actor, ({ context }) => context.album)
  const problem = useSelector(actor, ({ context }) => context.problem)
  const [unshowable, setUnshowable] = useState<ReadonlySet<PhotoId>>(new Set())
  const [leaving, setLeaving] = useState(false)
  const [mayBeKept, setMayBeKept] = useState(true)
  useEffect(() => {
    // What was typed last is sent as its field is left: the screen waits for that.
    if (leaving && saved === 'saved') {
      back('album_detail', { aid, pid })
    }
  }, [leaving, saved, back, aid, pid])
  if (stage === 'closed') {
    return <ClosedAlbum />
  }
  if (stage === 'failed') {
    return (
      <Screen top={<TopBar title={t`Cover photo`} onBack={() => back('album_list')} />}>
        <FaultState fault={problemFault(problem)} onRetry={() => actor.send({ type: 'album.retry' })} />
      </Screen>
    )
  }
  if (!album) {
    return <WaitingFor what="looks" />
  }
  const chosen = album.coverPhotos.map((photo) => photo.id)
  const edit = (change: AlbumEdit) => actor.send({ type: 'album.edit', edit: change })
  const isBare = product?.book !== undefined && album.coverStyle === 'type'
  // Of a book whose photos nobody chose the shop picks them.
  const isLeftToShop = product?.book !== undefined && chosen.length === 0
  const verdict = isBare || isLeftToShop ? 'right' : coverVerdict(chosen.length, wanted)
  const toggle = (id: PhotoId) => {
    const without = chosen.filter((other) => other !== id)
    // The oldest choice makes room: one tap exchanges the cover of a book that takes one photo.
    const photoIds = without.length < chosen.length ? without : [...chosen, id].slice(-wanted)
    edit({ kind: 'choose-cover', photoIds })
  }
  const photos = choosable(photosOfAlbum(album), unshowable)
  return (
    <Screen
      top={<TopBar title={t`Cover photo`} onBack={() => back('album_detail', { aid, pid })} />}
      bottom={
        <BottomBar note={verdict === 'right' ? undefined : <Wanted verdict={verdict} wanted={wanted} />}>
          <Button
            variant="primary"
            disabled={verdict !== 'right' || !mayBeKept || leaving}
            onClick={() => setLeaving(true)}
          >
            <Trans>Done</Trans>
          </Button>
        </BottomBar>
      }
    >
      {signedOut ? <AlbumSignedOutNote onBack={signedIn} /> : null}
      {photos.length === 0 ? (
        <EmptyState drawing="photos" title={t`No photos to choose from yet`}>
          <Trans>Add photos to the album first.</Trans>
        </EmptyState>
      ) : (
        <>
          {product?.book ? <BookCover {...{ album, product, edit }} onTyped={setMayBeKept} /> : null}
          {isBare ? null : (
            <div className={grid['grid']}>
              {photos.map((photo) => (
                <div key={photo.id} className={grid['tile']} data-selected={chosen.includes(photo.id) || undefined}>
                  <Thumb address={photo.imageThumb} onLost={() => setUnshowable(new Set([...unshowable, photo.id]))} />
                  <button
                    type="button"
                    className={grid['open']}
                    aria-label={photo.fileName}
                    aria-pressed={chosen.includes(photo.id)}
                    onClick={() => toggle(photo.id)}
                  />
                  <span className={grid['mark']} data-on={chosen.includes(photo.id) || undefined}>
                    {chosen.includes(photo.id) ? <Icon name="check" size={18} /> : null}
                  </span>
                </div>
              ))}
            </div>
          )}
        </>
      )}
    </Screen>
  )
}

/** What a book is called, and its four covers in the look that it is likely to have. */
function BookCover({
  album,
  product,
  edit,
  onTyped,
}: {
  readonly album: Album
  readonly product: Product
  readonly edit: (change: AlbumEdit) => void
  readonly onTyped: (mayBeKept: boolean) => void
}) {
  const address = useQueryOfAddress()
  const named = address.get('themeid') ?? address.get('tid')
  // Else what was designed of the album last says which look it has.
  const made = useOwnDesigns(album.id, named === null)
  const worn = (made.designs ?? []).filter((design) => product.themeIds.includes(design.themeId))
  const designed = (worn.find(({ pid }) => pid === product.id) ?? worn[0])?.themeId
  const isKnown = named !== null || !made.isPending
  const themeId = asId<ThemeId>(isKnown ? (named ?? designed ?? product.themeIds[0] ?? '') : '')
  const theme = useApiQuery(
    ['theme', themeId],
    ({ catalogue }, signal) => catalogue.theme(themeId, signal),
    themeId !== '',
  ).data
  const photos = useMemo(() => photosOfAlbum({ groups: album.groups }), [album.groups])
  const ideas = useProposedTitles(album.id, photos, coverTitles)
  const title = coverTitleOf(album, product)
  return (
    <div className={styles['book']}>
      <CoverTitle {...{ title, ideas, onTyped }} onTitle={(said) => edit({ kind: 'style-cover', title: said })} />
      {theme ? (
        <Suspense fallback={null}>
          <CoverStyles
            {...{ album, product }}
            theme={theme}
            title={title ?? ''}
            onChoose={(style) => edit({ kind: 'style-cover', style })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** Painted by the painter of the editor: fetched when a book is here. */
const CoverStyles = lazy(() =>
  import('../../features/cover/CoverStyles.tsx').then((module) => ({ default: module.CoverStyles })),
)

/** Tried once more when it does not load; then its photo is no choice (A§8). */
function Thumb({ address, onLost }: { readonly address: string; readonly onLost: () => void }) {
  const { key, failed, onError } = useShownPicture(address)
  useEffect(() => {
    if (failed) {
      onLost()
    }
  }, [failed, onLost])
  return <img key={key} className={grid['picture']} src={address} alt="" loading="lazy" onError={onError} />
}

function Wanted({ verdict, wanted }: { readonly verdict: 'too-few' | 'too-many'; readonly wanted: number }) {
  return verdict === 'too-few' ? (
    <Plural value={wanted} one="Too few cover photos: choose one" other="Too few cover photos: choose #" />
  ) : (
    <Plural value={wanted} one="Too many cover photos: choose one" other="Too many cover photos: choose #" />
  )
}
