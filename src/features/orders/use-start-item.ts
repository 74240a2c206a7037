import { useCallback } from 'react'
import type { AlbumId } from '../../../domain/ids.ts'
import { startFromLink } from '../../../domain/navigation/start-route.ts'
import { withItem } from '../../../domain/navigation/stored-visit.ts'
import { draftOf } from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { useVisit } from '../../session/visit-store.ts'

/** Goes to where one thing of a link's order is made (A§2, first mapping), and remembers that it was bought. */
export function useStartItem(): (item: LinkItem, aid: AlbumId | null, drafts: readonly ItemDraft[]) => void {
  const { go } = useNavigation()
  const { change } = useVisit()
  return useCallback(
    (item, aid, drafts) => {
      const draft = draftOf(item, drafts)
      const taskId = draft?.taskId ?? item.taskId
      const { pid } = item
      change((visit) => withItem(visit, item))
      const to = startFromLink({
        type: item.type,
        previewProject: taskId !== undefined,
        photoRuleNeedsPreview: false,
      })
      const volume = taskId ? undefined : draft?.volume
      if (volume && draft?.themeId && aid) {
        go('theme_preview', { aid, pid, tid: draft.themeId, photos: volume.parts[volume.at]?.join(',') })
        return
      }
      go(
        to,
        to === 'theme_preview' ? { taskid: taskId } : { ...(aid ? { aid } : { new: '1' }), pid, tid: item.themeId },
      )
    },
    [go, change],
  )
}
