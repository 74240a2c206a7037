import { useLingui } from '@lingui/react/macro'
import { designedPhotosOf } from '../../../domain/album/album-edit.ts'
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
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import type { ReadyData } from '../hooks/use-editor-data.ts'

/** The volume in hand, and where its confirming leads: to the next one, behind the last one to the price of all. */
export function useVolume(preview: PreviewActor, { aid, pid, input }: ReadyData) {
  const address = useQueryOfAddress()
  const { go } = useNavigation()
  const { t } = useLingui()
  const say = useFaultToast()
  const volume = volumeOf(address)
  const album = useApiQuery(
    ['designed album', aid],
    ({ albums }, signal) => albums.open(aid, signal),
    volume !== undefined,
  )
  const onVolume = async (now: VolumeInHand, done: MadeVolume) => {
    const { data, error } = album.data ? album : await album.refetch()
    if (!data) {
      say(error, t`We couldn’t reach the shop. Please try again.`)
      return
    }
    // Those that the first volume was cut from.
    const photos = designedPhotosOf(data).map(({ id }) => id)
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
