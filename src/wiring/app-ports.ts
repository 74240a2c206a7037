import { wireEditing } from '../../machines/editing/editing.ports.ts'
import { wireLogin } from '../../machines/login/login.ports.ts'
import { wireOrder } from '../../machines/order/order.ports.ts'
import { wirePreview } from '../../machines/preview/preview.ports.ts'
import type { AppPorts } from '../ports.ts'
import { accountPorts } from './account-ports.ts'
import { albumsPorts } from './album-ports.ts'
import { cataloguePorts } from './catalogue-ports.ts'
import { browserClock } from './clock.ts'
import { designDrafts } from './design-drafts.ts'
import { designPorts } from './design-ports.ts'
import { createFontBook } from './font-book.ts'
import { fetchGlyphBlock } from './glyph-blocks.ts'
import { keptIntents } from './kept-intents.ts'
import { loginPorts } from './login-ports.ts'
import { merchantOfAddress } from './merchant-of-address.ts'
import { orderPorts } from './order-ports.ts'
import { ordersPorts } from './orders-ports.ts'

/** Joins the screens and their machines to the world of this browser. Called once. */
export function appPorts(search: URLSearchParams): AppPorts {
  const mchid = merchantOfAddress(search)
  const clock = browserClock
  const intents = keptIntents()
  const design = designPorts({ clock, drafts: designDrafts() })
  return {
    mchid,
    catalogue: cataloguePorts(mchid),
    account: accountPorts(mchid),
    orders: ordersPorts(intents),
    albums: albumsPorts(),
    fonts: createFontBook(fetchGlyphBlock),
    designs: design.designs,
    machines: {
      login: wireLogin(loginPorts(clock)),
      order: wireOrder(orderPorts({ clock, intents })),
      preview: wirePreview(design.preview),
      editing: wireEditing(design.editing),
    },
  }
}
