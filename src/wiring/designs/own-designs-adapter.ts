import {
  copyDesign,
  type DesignCardData,
  deleteDesign,
  findBegunDesign,
  listDesigns,
  renameDesign,
  restoreDesign,
} from '../../../domain/calls/designs.ts'
import { type AlbumId, asId, type OrderId, type ProductId, type TaskId, type ThemeId } from '../../../domain/ids.ts'
import { countedAs, PAGES_OF } from '../../../domain/product/counted-as.ts'
import type { ProductTypeNumber } from '../../../domain/product/product.ts'
import type { OwnDesign, OwnDesignPorts } from '../../ports/own-design-ports.ts'
import { RequestRefused } from '../../ports/reading-faults.ts'
import { readAnswer } from '../platform/answered.ts'
import { callApi, LONG_WORK_MS } from '../platform/api.ts'

/** The shopper's designs. */
export function ownDesignPorts(): OwnDesignPorts {
  return {
    list: async (of, signal) => {
      const { data } = await readAnswer(listDesigns, of, signal)
      return { designs: data.designs.map(ownDesign), next: data.next }
    },
    begun: async (of, signal) => {
      const { begun } = (await readAnswer(findBegunDesign, of, signal)).data
      if (!begun) {
        return null
      }
      const design = ownDesign(begun.design)
      return {
        design,
        begun: {
          taskId: design.taskId,
          themeId: design.themeId,
          wordless: begun.addtext === 0,
          placed: begun.placed,
          waiting: begun.waiting,
          ...(begun.calendar ? { calendar: { settings: begun.calendar, months: begun.design.pagecount } } : {}),
        },
      }
    },
    rename: async (taskid, name, opid) =>
      ownDesign((await readAnswer(renameDesign, { taskid, name, opid })).data.design),
    copy: async (taskid, opid, target) => {
      const into = target && { pid: target.pid, themeid: target.themeId }
      // Of another look the whole design is composed anew.
      const answer = await callApi(copyDesign, { taskid, opid, ...into }, { patience: LONG_WORK_MS })
      if (answer.kind === 'refused') {
        throw new RequestRefused(answer)
      }
      return ownDesign(answer.data.design)
    },
    remove: async (taskid, opid) => {
      await readAnswer(deleteDesign, { taskid, opid })
    },
    removed: async (signal) =>
      (await readAnswer(listDesigns, { deleted: 1, count: 50 }, signal)).data.designs.map(ownDesign),
    restore: async (taskid, opid) => ownDesign((await readAnswer(restoreDesign, { taskid, opid })).data.design),
  }
}

function ownDesign(card: DesignCardData): OwnDesign {
  const productType = card.prodtype as ProductTypeNumber
  const as = countedAs(productType)
  return {
    taskId: asId<TaskId>(card.taskid),
    name: card.name,
    ownName: card.ownname,
    aid: asId<AlbumId>(card.aid),
    pid: asId<ProductId>(card.pid),
    themeId: asId<ThemeId>(card.themeid),
    productName: card.prodname,
    productType,
    ...(as && card.pagecount > 0 ? { counted: { as, count: card.pagecount / PAGES_OF[as] } } : {}),
    modified: card.modified,
    cover: card.cover,
    coverState: card.coverstate,
    ratio: card.page ? card.page.width / card.page.height : 1,
    ...(card.woods.length > 0 ? { woods: card.woods } : {}),
    ...(card.order ? { order: { orderId: asId<OrderId>(card.order.orderid), state: card.order.state } } : {}),
  }
}
