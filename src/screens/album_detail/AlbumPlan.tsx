import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Album, AlbumGroup } from '../../../domain/album/album.ts'
import { designedPhotosOf, photosOfAlbum } from '../../../domain/album/album-edit.ts'
import { albumGroupStatus, isGroupEmpty, pageScenario } from '../../../domain/album/album-status.ts'
import { coversNeeded } from '../../../domain/album/cover-choice.ts'
import { coverTitleOf } from '../../../domain/album/cover-title.ts'
import { leastPages } from '../../../domain/design/pages/page-count.ts'
import { photosMissing } from '../../../domain/design/pages/photos-missing.ts'
import { decideVolumes } from '../../../domain/order/volumes.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useThemes } from '../../features/catalogue/use-product.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface AlbumPlanProps {
  readonly album: Album
  readonly product: Product
  /** The merchant has closed the groups (A§4). */
  readonly closed: boolean
  /** The album fills an order of another platform (mode 1): there words alone fill a group. */
  readonly ecommerce: boolean
  /** Photos are on their way: what is missing is not known yet. */
  readonly busy: boolean
}

/** What the book will make of the album, told before it is designed: its pages, its cover, groups that stay out. */
export const AlbumPlan = memo(function AlbumPlan({ album, product, closed, ecommerce, busy }: AlbumPlanProps) {
  const covers = coversNeeded(product)
  if (covers === 0) {
    return null
  }
  const fixed = product.pages?.kind === 'fixed'
  return (
    <>
      {fixed ? <FixedPages album={album} product={product} closed={closed} /> : null}
      {busy ? null : (
        <>
          {fixed ? null : <FewPhotos album={album} product={product} />}
          <EmptyGroups album={album} closed={closed} where={{ ecommerce, fixedPages: fixed }} />
        </>
      )}
      <CoverLine album={album} product={product} closed={closed} covers={covers} />
    </>
  )
})

/** Photos too few for the least pages of the book: some stay blank, and the shopper is told before it is designed (A§5). */
function FewPhotos({ album, product }: Pick<AlbumPlanProps, 'album' | 'product'>) {
  const tid = useQueryOfAddress().get('tid') ?? ''
  const looks = useThemes(product.id, tid !== '')
  if (!product.pages) {
    return null
  }
  const look = looks.data?.find(({ id }) => id === tid)
  const designed = new Set(designedPhotosOf(album).map(({ id }) => id))
  const groups = album.groups
    .map(({ photos }) => photos.filter(({ id }) => designed.has(id)))
    .filter((photos) => photos.length > 0)
  const pages = leastPages(product.pages, groups)
  const missing = photosMissing(product.pages, groups, { book: product.book, theme: look })
  return designed.size > 0 && missing > 0 ? (
    <Banner tone="warning">
      <Plural
        value={missing}
        one={`This book has at least ${pages} pages, so some stay blank. Add # more photo to fill them.`}
        other={`This book has at least ${pages} pages, so some stay blank. Add # more photos to fill them.`}
      />
    </Banner>
  ) : null
}

/** How far an album of a fixed number of pages is filled (A§4 page-count scenarios). */
function FixedPages({ album, product, closed }: Omit<AlbumPlanProps, 'ecommerce' | 'busy'>) {
  const pages = product.pages?.default ?? 0
  const designed = new Set(designedPhotosOf(album).map(({ id }) => id))
  const count = designed.size
  const max = product.photos.maxCount
  const volumes = decideVolumes({ type: product.type, pages: 'fixed', photoCount: count, maxPhotos: max })
  const facts = album.groups.map(({ title, description, photos }) => ({
    title,
    description,
    photoCount: photos.filter(({ id }) => designed.has(id)).length,
  }))
  const scenario = pageScenario(facts, pages)
  if (volumes.kind !== 'one') {
    return (
      <Banner>
        <Trans>
          {count} photos fill {volumes.volumes} volumes of {pages} pages, up to {max} photos in each.
        </Trans>
      </Banner>
    )
  }
  if (scenario === 'no-group' || scenario === 'one-group-empty' || scenario === 'one-group-more-pages-empty') {
    return (
      <Banner>
        <Trans>
          This book always has {pages} pages. Pick up to {max} photos for them.
        </Trans>
      </Banner>
    )
  }
  const groups = closed ? 1 : facts.length
  return (
    <Banner>
      {scenario === 'several-groups' && groups > 1 ? (
        <Trans>
          {count} of up to {max} photos, in {groups} groups, for the {pages} pages of this book.
        </Trans>
      ) : (
        <Trans>
          {count} of up to {max} photos for the {pages} pages of this book.
        </Trans>
      )}
    </Banner>
  )
}

interface EmptyGroupsProps extends Pick<AlbumPlanProps, 'album' | 'closed'> {
  readonly where: Parameters<typeof isGroupEmpty>[1]
}

function namesOf(groups: readonly AlbumGroup[]): string {
  return groups.flatMap(({ title }) => (title === '' ? [] : [title])).join(' · ')
}

/** Groups that make no page: empty ones (A§5), and those of words alone (decision 088). A new album's first group says nothing yet. */
function EmptyGroups({ album, closed, where }: EmptyGroupsProps) {
  if (closed || photosOfAlbum(album).length === 0) {
    return null
  }
  const bare = album.groups.filter(({ photos }) => photos.length === 0)
  const isEmpty = ({ title, description }: AlbumGroup) => isGroupEmpty({ title, description, photoCount: 0 }, where)
  const empty = bare.filter(isEmpty)
  const worded = bare.filter((group) => !isEmpty(group))
  return (
    <>
      {empty.length > 0 ? (
        <Banner tone="warning">
          <Plural
            value={empty.length}
            one="# group is empty and won’t be in the book."
            other="# groups are empty and won’t be in the book."
          />{' '}
          {namesOf(empty)}
        </Banner>
      ) : null}
      {worded.length > 0 ? (
        <Banner tone="warning">
          <Plural
            value={worded.length}
            one="# group has words but no photos, so it won’t be in the book. Add a photo to print its words."
            other="# groups have words but no photos, so they won’t be in the book. Add photos to print their words."
          />{' '}
          {namesOf(worded)}
        </Banner>
      ) : null}
    </>
  )
}

/** What a book is called and which cover it has: asked for, never taken for granted. */
function CoverAndTitle({ album, product }: Pick<CoverLineProps, 'album' | 'product'>) {
  const title = coverTitleOf(album, product)
  const tid = useQueryOfAddress().get('tid') ?? undefined
  return (
    <Banner
      icon="book"
      action={
        <LinkButton to="album_cover" query={{ aid: album.id, pid: product.id, tid }} variant="quiet">
          {title === undefined ? <Trans>Choose</Trans> : <Trans>Change</Trans>}
        </LinkButton>
      }
    >
      {title === undefined ? (
        <Trans>What’s the book called, and which cover should it have?</Trans>
      ) : title === '' ? (
        <Trans>The cover has no title.</Trans>
      ) : (
        <Trans>On the cover: {title}</Trans>
      )}
    </Banner>
  )
}

interface CoverLineProps extends Pick<AlbumPlanProps, 'album' | 'product' | 'closed'> {
  readonly covers: number
}

/** The cover of an album whose groups are closed, and every cover of several photos: how many are chosen (A§4). */
function CoverLine({ album, product, closed, covers }: CoverLineProps) {
  const chosen = album.coverPhotos.length
  const tid = useQueryOfAddress().get('tid') ?? undefined
  const status = albumGroupStatus({ closeAlbumGroup: closed, coverCount: covers, covers: chosen })
  if (photosOfAlbum(album).length === 0) {
    return null
  }
  if (status === 'default' && covers === 1) {
    return <CoverAndTitle album={album} product={product} />
  }
  return (
    <Banner
      tone={chosen === 0 || chosen === covers ? 'plain' : 'warning'}
      icon={chosen === covers ? 'check' : 'photo'}
      action={
        <LinkButton to="album_cover" query={{ aid: album.id, pid: product.id, tid }} variant="quiet">
          {chosen === 0 ? <Trans>Choose</Trans> : <Trans>Change</Trans>}
        </LinkButton>
      }
    >
      {chosen === 0 ? (
        <Plural
          value={covers}
          one="If you don’t choose a cover photo, the shop picks one."
          other="The cover takes # photos. If you don’t choose, the shop picks them."
        />
      ) : (
        <Trans>
          Cover: {chosen} of {covers} photos chosen
        </Trans>
      )}
    </Banner>
  )
}
