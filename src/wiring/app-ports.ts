import { wireAlbum } from '../../machines/album/album.ports.ts'
import { wireBindPhone } from '../../machines/bind-phone/bind-phone.ports.ts'
import { wireEditing } from '../../machines/editing/editing.ports.ts'
import { wireLinkLogin } from '../../machines/link-login/link-login.ports.ts'
import { wireLogin } from '../../machines/login/login.ports.ts'
import { wireOrder } from '../../machines/order/order.ports.ts'
import { wirePreview } from '../../machines/preview/preview.ports.ts'
import { wireRecognition } from '../../machines/recognition/recognition.ports.ts'
import { wireUploadQueue } from '../../machines/upload-queue/upload-queue.ports.ts'
import type { AppPorts, FrontPorts } from '../ports.ts'
import { albumsPorts } from './album-ports.ts'
import { bindPhonePorts } from './bind-phone-ports.ts'
import { calendarPorts } from './calendar-ports.ts'
import { browserClock } from './clock.ts'
import { couponPorts } from './coupon-ports.ts'
import { designDrafts } from './design-drafts.ts'
import { designPorts } from './design-ports.ts'
import { ecPorts } from './ec-ports.ts'
import { createFontBook } from './font-book.ts'
import { fetchGlyphBlock } from './glyph-blocks.ts'
import { keptDrafts } from './kept-drafts.ts'
import { keptIntents } from './kept-intents.ts'
import { levelPorts } from './level-ports.ts'
import { linkLoginPorts } from './link-login-ports.ts'
import { loginPorts } from './login-ports.ts'
import { orderPorts } from './order-ports.ts'
import { ordersPorts } from './orders-ports.ts'
import { packageCarts } from './package-carts.ts'
import { packagePorts } from './package-ports.ts'
import { photoPorts } from './photo-ports.ts'
import { recognitionPorts } from './recognition-ports.ts'
import { uploadLog } from './upload-log.ts'

/** Joins the screens and their machines to the world of this browser. Called once, when the first screen asks. */
export function appPorts(front: FrontPorts): AppPorts {
  const clock = browserClock
  const intents = keptIntents()
  const drafts = keptDrafts()
  const albums = albumsPorts()
  const design = designPorts({ clock, drafts: designDrafts() })
  const photos = photoPorts({ clock, catalogue: front.catalogue })
  return {
    ...front,
    orders: ordersPorts(intents),
    coupons: couponPorts(),
    levels: levelPorts(),
    ec: ecPorts(drafts),
    albums,
    picking: photos.picking,
    sights: photos.sights,
    fonts: createFontBook(fetchGlyphBlock),
    designs: design.designs,
    calendars: calendarPorts(),
    packages: packagePorts({ carts: packageCarts(), catalogue: front.catalogue, now: () => Date.now() }),
    machines: {
      login: wireLogin(loginPorts(clock)),
      bindPhone: wireBindPhone(bindPhonePorts(clock)),
      linkLogin: wireLinkLogin(linkLoginPorts({ ...front, albums, drafts })),
      order: wireOrder(orderPorts({ clock, intents })),
      album: wireAlbum(photos.album),
      uploadQueue: wireUploadQueue(photos.uploadQueue),
      preview: wirePreview(design.preview),
      editing: wireEditing(design.editing),
      recognition: wireRecognition(recognitionPorts(uploadLog())),
    },
  }
}
