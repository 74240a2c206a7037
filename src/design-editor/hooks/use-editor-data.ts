import { useEffect, useMemo, useState } from 'react'
import type { Album } from '../../../domain/album/album.ts'
import { photoFactsOf } from '../../../domain/album/facts-of.ts'
import { wornBy } from '../../../domain/design/pages/template-page.ts'
import { type AlbumId, asId, type PhotoId, type ProductId, type ThemeId } from '../../../domain/ids.ts'
import { paperOf } from '../../../domain/product/paper.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { EditingInput } from '../../../machines/editing/editing.types.ts'
import type { PreviewInput, PreviewTask } from '../../../machines/preview/preview.types.ts'
import { storedPlace } from '../../features/designs/stored-place.ts'
import { localised } from '../../i18n/i18n.ts'
import { newId } from '../../lib/new-id.ts'
import { useApiQuery, useFreshQuery, useOnceQuery } from '../../ports/api-query.ts'
import { usePorts } from '../../ports/ports.ts'
import type { RenderResources } from '../../ports/render-resources.ts'

/** A photo as a tile: its small picture, and the name that the shopper's phone gave it. */
export interface PhotoTile {
  readonly id: PhotoId
  readonly src: string
  readonly name: string
  /** Designs take it by themselves: it is none of a group or of the photos that the album keeps out of them. */
  readonly takenByDesigns?: true
}

/** All that an editor needs beside the task. */
export interface ReadyData {
  readonly kind: 'ready'
  readonly input: EditingInput
  readonly resources: RenderResources
  readonly photos: ReadonlyMap<PhotoId, PhotoTile>
  readonly title: string
  readonly aid: AlbumId
  readonly pid: ProductId
  readonly product: Product
}

type EditorData =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly fault: unknown; retry(): void }
  | ReadyData

/**
 * Asks for album, product, theme and the canvas while the shop still designs: by the time the design is there, so are they.
 */
export function usePrefetchedData(ask: PreviewInput): void {
  const { designs } = usePorts()
  const creates = ask.kind === 'create'
  const [aid, pid, themeId] = creates ? [ask.aid, ask.pid, ask.themeId] : (['', '', ''] as const)
  useMaterial({ aid, pid, themeId, isMade: creates })
  useEffect(() => {
    if (creates) {
      // What fails here is asked for again, and told, by the editor.
      designs.loadEditor().catch(() => undefined)
    }
  }, [creates, designs])
}

interface MaterialOf {
  readonly aid: string
  readonly pid: string
  readonly themeId: string
  /** A design that is made has been asked for its album a moment ago; to one that is opened photos may have come since. */
  readonly isMade: boolean
}

function useMaterial({ aid, pid, themeId, isMade }: MaterialOf) {
  const [album, product, theme] = [asId<AlbumId>(aid), asId<ProductId>(pid), asId<ThemeId>(themeId)]
  const ofAlbum = ['designed album', aid]
  const known = useApiQuery(ofAlbum, ({ albums }, signal) => albums.open(album, signal), isMade && aid !== '')
  const fresh = useFreshQuery(ofAlbum, ({ albums }, signal) => albums.open(album, signal), !isMade && aid !== '')
  return {
    album: isMade ? known : fresh,
    product: useApiQuery(['product', pid], ({ catalogue }, signal) => catalogue.product(product, signal), pid !== ''),
    theme: useApiQuery(['theme', themeId], ({ catalogue }, signal) => catalogue.theme(theme, signal), themeId !== ''),
  }
}

/** Fetches album, product, theme and this phone's own edits of a design. Read once: what changes later, the machines know. */
export function useEditorData(task: PreviewTask, ask: PreviewInput['kind']): EditorData {
  const { designs, fonts } = usePorts()
  const { productId, themeId } = task.design
  const { album, product, theme } = useMaterial({ aid: task.aid, pid: productId, themeId, isMade: ask === 'create' })
  // Never what an earlier visit read: the edits that were made in it lie on this phone alone.
  const draft = useOnceQuery(['draft', task.taskId], async () => (await designs.draftOf(task.taskId)) ?? null)
  const ready = useMemo((): EditorData => {
    const made = product.data
    const paper = made && paperOf(made)
    if (!(album.data && paper && made.pages && theme.data && draft.data !== undefined)) {
      return { kind: 'loading' }
    }
    const known = withRemoved(album.data, task)
    const photos = photosOf(known)
    const worn = wornBy(made, theme.data)
    const { damaged } = known
    return {
      kind: 'ready',
      input: {
        taskId: task.taskId,
        design: task.design,
        rev: task.rev,
        visit: newId(),
        world: {
          photos: photos.map((photo) => ({
            ...photoFactsOf(photo),
            ...(damaged?.includes(photo.id) ? { damaged: true as const } : {}),
          })),
          paper,
          theme: worn.theme,
          pages: worn.pages ?? made.pages,
          wordless: !task.addText,
        },
        place: storedPlace(task.taskId),
        ...(draft.data ? { draft: draft.data } : {}),
      },
      resources: { images: designs.imagesOf(known), fonts, loadEditor: designs.loadEditor },
      photos: new Map(tilesOf(known).map((tile) => [tile.id, tile])),
      title: known.name || localised(made.name),
      aid: task.aid,
      pid: productId,
      product: made,
    }
  }, [album.data, product.data, theme.data, draft.data, designs, fonts, task, productId])

  const [kept, keep] = useState<EditorData | null>(null)
  if (ready.kind === 'ready' && !kept) {
    keep(ready)
  }
  if (kept) {
    return kept
  }
  const fault = album.error ?? product.error ?? theme.error ?? draft.error
  if (ready.kind === 'loading' && fault) {
    const all = [album, product, theme, draft]
    const retry = () => {
      for (const one of all.filter(({ error }) => error)) {
        void one.refetch()
      }
    }
    return { kind: 'failed', fault, retry }
  }
  return ready
}

function tilesOf(album: Album): readonly PhotoTile[] {
  const kept = new Set([...(album.spare ?? []), ...(album.failed ?? []), ...(album.damaged ?? [])])
  const taken = new Set(
    album.groups.flatMap(({ disabled, photos }) =>
      disabled ? [] : photos.flatMap(({ id }) => (kept.has(id) ? [] : id)),
    ),
  )
  return photosOf(album).map(({ id, imageThumb, fileName }) => ({
    ...{ id, src: imageThumb, name: fileName },
    ...(taken.has(id) ? { takenByDesigns: true } : {}),
  }))
}

/** The album with the photos that only the design has, outside of its groups: designs take none of them by themselves. */
function withRemoved(album: Album, { removed = [] }: PreviewTask): Album {
  return { ...album, coverPhotos: [...album.coverPhotos, ...removed] }
}

/** Every photo of an album once, in its order. */
function photosOf(album: Album): readonly Album['coverPhotos'][number][] {
  const all = [...album.groups.flatMap((group) => group.photos), ...album.coverPhotos]
  return [...new Map(all.map((photo) => [photo.id, photo])).values()]
}
