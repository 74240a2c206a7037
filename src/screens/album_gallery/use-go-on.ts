import type { AlbumId, PhotoId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { useAfterDesign } from '../../features/orders/use-after-design.ts'
import { useConfirmPart } from '../../features/packages/use-confirm-part.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useSet } from '../../navigation/set-context.ts'

/** Where the chosen photos go: to the themes of the product, to the design editor when a theme is chosen, or straight to the order. */
export function useGoOn(product: Product, aid: AlbumId): (photos: readonly PhotoId[] | undefined) => void {
  const { go } = useNavigation()
  const address = useQueryOfAddress()
  const set = useSet()
  const confirmPart = useConfirmPart()
  const afterDesign = useAfterDesign()
  const tid = address.get('tid') ?? undefined
  return (chosen) => {
    const pid = product.id
    const photos = chosen?.join()
    if (product.type === 4) {
      if (!confirmPart({ aid, rev: 0 })) {
        void afterDesign({ aid, pid, rev: 0 })
      }
    } else if (product.type === 7) {
      go(tid ? 'theme_preview' : 'post_index', { pid, aid, photos, tid, ...set })
    } else if (product.type === 8) {
      go('theme_calendar', { pid, aid, photos, tid, ...set })
    } else if (product.type === 6 || product.type === 9) {
      // Nothing but photos on white paper: there is no look to choose.
      const plain = tid ?? product.themeIds[0]
      go(product.type === 6 ? 'combo_index' : 'print_index', { pid, aid, photos, tid: plain, ...set })
    } else {
      go('frame_index', { pid, aid, photos, tid, ...set })
    }
  }
}
