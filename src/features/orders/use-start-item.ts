import { useCallback } from 'react'
import type { AlbumId } from '../../../domain/ids.ts'
import { startFromLink } from '../../../domain/navigation/start-route.ts'
import { withItem } from '../../../domain/navigation/stored-visit.ts'
import { draftOfItem, hasDesign } from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useVisit } from '../../session/visit-store.ts'

/** A thing of a link's order, once its album and its product are found. */
interface FoundItem {
  readonly item: LinkItem
  readonly aid: AlbumId | null
  readonly drafts: readonly ItemDraft[]
  /** Its album takes no more photos. */
  readonly photoRuleNeedsPreview: boolean
  /** Other photos are wanted, whatever is designed of it. */
  readonly anew: boolean
}

/** Goes to where one thing of a link's order is made (A§2, first mapping), and remembers that it was bought. */
export function useStartItem(): (found: FoundItem) => void {
  const { go } = useNavigation()
  const { change } = useVisit()
  return useCallback(
    ({ item, aid, drafts, photoRuleNeedsPreview, anew }) => {
      const draft = draftOfItem(item, drafts)
      // A volume that is not designed here yet: the shop may know the one before it, or all photos in one.
      const volume = anew || draft?.taskId ? undefined : draft?.volume
      const taskId = anew || volume ? undefined : (draft?.taskId ?? item.taskId)
      const { pid } = item
      change((visit) => withItem(visit, item))
      const to = startFromLink({
        type: item.type,
        previewProject: taskId !== undefined,
        begun: taskId !== undefined && hasDesign(item, drafts),
        photoRuleNeedsPreview: photoRuleNeedsPreview && !anew,
      })
      if (volume && draft?.themeId && aid) {
        go('theme_preview', { aid, pid, tid: draft.themeId, photos: volume.parts[volume.at]?.join(',') })
        return
      }
      go(
        to,
        to === 'theme_preview' && taskId
          ? { taskid: taskId }
          : { ...(aid ? { aid } : { new: '1' }), pid, tid: item.themeId },
      )
    },
    [go, change],
  )
}
