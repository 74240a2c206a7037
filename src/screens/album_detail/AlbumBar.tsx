import { Trans, useLingui } from '@lingui/react/macro'
import { asId } from '../../../domain/ids.ts'
import { AddPhotos } from '../../features/album/AddPhotos.tsx'
import { PhotosMoving } from '../../features/album/PhotosMoving.tsx'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'
import type { ChosenPhotos } from '../../ports/album-ports.ts'
import { useFreshQuery } from '../../ports/api-query.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'

interface AlbumBarProps {
  readonly empty: boolean
  readonly busy: boolean
  readonly selecting: boolean
  readonly selected: number
  /** Photos that are still on their way. */
  readonly moving: number
  readonly offline: boolean
  readonly paused: boolean
  readonly photos: number
  /** Every photo is safe and every chosen cover has its picture (A§4). */
  readonly complete: boolean
  /** The server has every change: a book is laid out from its copy of the album. */
  readonly saved: boolean
  readonly onFiles: (chosen: ChosenPhotos) => void
  readonly onSelected: () => void
}

/** More photos, and on to the book as soon as all of them are safe; while photos are selected, what to do with them. */
export function AlbumBar(props: AlbumBarProps) {
  const { empty, busy, selecting, selected, moving, offline, paused, photos, complete, saved, onFiles, onSelected } =
    props
  const { t } = useLingui()
  const query = useQueryOfAddress()
  const { go } = useNavigation()
  const pid = query.get('pid') ?? undefined
  const tid = query.get('tid') ?? undefined
  const aid = query.get('aid') ?? undefined
  // What the shopper chose before there was an album: photos alone, for a book that is a part of a set or not.
  const chosen = { addtext: query.get('addtext') ?? undefined, ...useSet() }
  // What was begun needs no look any more: it is gone on with.
  const begun = useFreshQuery(
    ['begun design', aid, pid],
    ({ ownDesigns }, signal) => ownDesigns.begun({ aid: asId(aid ?? ''), pid: asId(pid ?? '') }, signal),
    aid !== undefined && pid !== undefined && !chosen.pkj,
  )
  if (selecting) {
    return (
      <BottomBar>
        <Button variant="primary" disabled={selected === 0} onClick={onSelected}>
          {selected === 0 ? <Trans>Tap photos to select</Trans> : <Trans>Options for {selected}</Trans>}
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <AddPhotos variant={empty ? 'primary' : 'secondary'} busy={busy} onFiles={onFiles} />
      {photos + moving > 0 ? (
        <Button
          variant="primary"
          disabled={!complete || !saved}
          title={moving > 0 ? t`Once every photo is uploaded` : undefined}
          onClick={() =>
            go(pid ? (tid || begun.data ? 'theme_preview' : 'theme_list') : 'prod_list', { aid, pid, tid, ...chosen })
          }
        >
          {moving > 0 ? <PhotosMoving count={moving} {...{ offline, paused }} /> : <Trans>Design my book</Trans>}
        </Button>
      ) : null}
    </BottomBar>
  )
}
