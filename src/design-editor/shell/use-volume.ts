import { photosOfAlbum as albumPhotos } from '../../../domain/album/album-edit.ts'
import {
  afterVolume,
  type MadeVolume,
  type VolumeInHand,
  volumeOf,
  volumeQuery,
} from '../../../domain/order/volume-in-hand.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { ReadyData } from '../hooks/use-editor-data.ts'

/** The volume in hand, and where its confirming leads: to the next one, behind the last one to the price of all. */
export function useVolume(preview: PreviewActor, { aid, pid, input }: ReadyData) {
  const address = useQueryOfAddress()
  const { go } = useNavigation()
  const volume = volumeOf(address)
  const album = useApiQuery(
    ['designed album', aid],
    ({ albums }, signal) => albums.open(aid, signal),
    volume !== undefined,
  )
  const onVolume = (now: VolumeInHand, done: MadeVolume) => {
    if (!album.data) {
      return
    }
    const photos = albumPhotos(album.data).map(({ id }) => id)
    const step = afterVolume(now, done, photos)
    if (step.kind === 'next') {
      const { themeId: tid } = input.design
      // Whether its pages have words is a fact of the design: the next volume is made like this one.
      const addtext = preview.getSnapshot().context.task?.addText === false ? '0' : undefined
      go('theme_preview', { aid, pid, tid, addtext, photos: step.photos.join(','), ...volumeQuery(step.volume) })
    } else {
      const [taskid, rev] = [step.made.map((one) => one.taskId).join(','), step.made.map((one) => one.rev).join(',')]
      go('pay_index', { taskid, aid, pid, rev })
    }
  }
  return { volume, onVolume }
}
