import { wireAlbum } from '../../machines/album/album.ports.ts'
import { wireBindPhone } from '../../machines/bind-phone/bind-phone.ports.ts'
import { wireDesignSession } from '../../machines/design-session/design-session.ports.ts'
import { wireLinkLogin } from '../../machines/link-login/link-login.ports.ts'
import { wireLogin } from '../../machines/login/login.ports.ts'
import { wireOrder } from '../../machines/order/order.ports.ts'
import { wirePreview } from '../../machines/preview/preview.ports.ts'
import { wireRecognition } from '../../machines/recognition/recognition.ports.ts'
import { wireUploadQueue } from '../../machines/upload-queue/upload-queue.ports.ts'
import type { AppPorts, FrontPorts } from '../ports/ports.ts'
import { helpPorts } from './account/help-adapter.ts'
import { levelPorts } from './account/level-adapter.ts'
import { loginPorts } from './account/login-adapter.ts'
import { noticePorts } from './account/notices-adapter.ts'
import { shopTextPorts } from './account/shop-text-adapter.ts'
import { verificationPorts } from './account/verification-adapter.ts'
import { createFontBook } from './designs/browser-fonts.ts'
import { calendarPorts } from './designs/calendar-adapter.ts'
import { designPorts } from './designs/design-adapter.ts'
import { fetchGlyphBlock } from './designs/glyph-blocks.ts'
import { ownDesignPorts } from './designs/own-designs-adapter.ts'
import { sharedDesignPorts } from './designs/shared-designs-adapter.ts'
import { offlinePorts } from './offline/offline-adapter.ts'
import { addressPorts } from './orders/addresses-adapter.ts'
import { cartPorts } from './orders/cart-adapter.ts'
import { couponPorts } from './orders/coupon-adapter.ts'
import { ecPorts } from './orders/ec-adapter.ts'
import { forgetAddress } from './orders/last-address.ts'
import { linkLoginPorts } from './orders/link-login-adapter.ts'
import { orderPorts } from './orders/order-adapter.ts'
import { ordersPorts } from './orders/orders-adapter.ts'
import { packagePorts } from './orders/package-adapter.ts'
import { albumsPorts } from './photos/album-adapter.ts'
import { photoPorts } from './photos/photo-adapter.ts'
import { recognitionPorts } from './photos/recognition-adapter.ts'
import { uploadLog } from './photos/upload-log.ts'
import { browserClock } from './platform/browser-clock.ts'
import { designDrafts } from './stored/design-drafts.ts'
import { packageCarts } from './stored/package-carts.ts'
import { storedDrafts } from './stored/stored-drafts.ts'
import { storedIntents } from './stored/stored-intents.ts'

/** Joins the screens and their machines to the world of this browser. Called once, when the first screen asks. */
export function appPorts(front: FrontPorts): AppPorts {
  const clock = browserClock
  const intents = storedIntents()
  const drafts = storedDrafts()
  const designsHere = designDrafts()
  const design = designPorts({ clock, drafts: designsHere })
  const photos = photoPorts({ clock, catalogue: front.catalogue })
  const albums = albumsPorts(photos.forgetAlbum)
  const [calendars, carts, ec] = [calendarPorts(), packageCarts(), ecPorts(drafts)]
  const stored = [calendars, carts, ec, drafts, photos, { forgetAll: forgetAddress }]
  return {
    ...front,
    orders: ordersPorts(intents),
    addresses: addressPorts,
    cart: cartPorts,
    coupons: couponPorts(),
    notices: noticePorts,
    levels: levelPorts(),
    shopTexts: shopTextPorts(),
    help: helpPorts(),
    ec,
    albums,
    picking: photos.picking,
    analyses: photos.analyses,
    fonts: createFontBook(fetchGlyphBlock),
    designs: design.designs,
    ownDesigns: ownDesignPorts(),
    sharedDesigns: sharedDesignPorts(),
    offline: offlinePorts({ ...front, albums, designs: design.designs, drafts: designsHere, stored }),
    calendars,
    packages: packagePorts({ carts, catalogue: front.catalogue, now: () => Date.now() }),
    machines: {
      login: wireLogin(loginPorts(clock)),
      bindPhone: wireBindPhone(verificationPorts(clock)),
      linkLogin: wireLinkLogin(linkLoginPorts({ ...front, albums, drafts })),
      order: wireOrder(orderPorts({ clock, intents })),
      album: wireAlbum(photos.album),
      uploadQueue: wireUploadQueue(photos.uploadQueue),
      preview: wirePreview(design.preview),
      designSession: wireDesignSession(design),
      recognition: wireRecognition(recognitionPorts(uploadLog())),
    },
  }
}
