import type { findBegunDesign } from '../../../domain/calls/designs.ts'
import { FIND_BEGUN_DESIGN, LIST_SHOWN_PHOTOS } from '../../../domain/calls/front-calls.ts'
import type { listShownPhotos } from '../../../domain/calls/shown-photos.ts'
import { insteadOfDemo } from '../../../domain/demo/instead-of-demo.ts'
import { type AlbumId, asId, type TaskId } from '../../../domain/ids.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import type { AccountPorts } from '../../ports/ports.ts'
import { readFront } from '../platform/answered.ts'

/** What the front shows of the shopper, once it stands: at the shop's word, as its shelves, so that nobody fetches the library of schemas to look at it. */
export const shopperOnFront: Pick<AccountPorts, 'begun' | 'shownPhotos'> = {
  begun: async (signal) => {
    const { begun } = (await readFront<typeof findBegunDesign>(FIND_BEGUN_DESIGN, {}, signal)).data
    if (!begun) {
      return null
    }
    const { taskid, name, prodname, prodtype, modified, cover, page } = begun.design
    return {
      taskId: asId<TaskId>(taskid),
      productName: prodname,
      productType: prodtype as ProductTypeNumber,
      ratio: page ? page.width / page.height : 1,
      ...{ name, modified, cover },
    }
  },
  shownPhotos: async (signal) => {
    const { shown } = (await readFront<typeof listShownPhotos>(LIST_SHOWN_PHOTOS, {}, signal)).data
    if (!shown) {
      return null
    }
    const photos = shown.photos.map(({ middle = { x: 0.5, y: 0.5 }, ...photo }) => ({
      ...photo,
      position: `${Math.round(100 * middle.x)}% ${Math.round(100 * middle.y)}%`,
    }))
    return { aid: asId<AlbumId>(shown.aid), title: shown.title, instead: insteadOfDemo(photos) }
  },
}
