import type { AlbumId } from '../../domain/ids.ts'
import { runCode } from '../lib/run-code.ts'
import type { PickingPorts } from '../ports/album-ports.ts'
import type { AppPorts, FrontPorts } from '../ports/ports.ts'
import { levelOrder } from './account/level-order.ts'
import { fetchShopTexts } from './account/shop-texts.ts'
import { coming } from './coming.ts'
import { createFontBook } from './designs/browser-fonts.ts'
import { editLocks } from './designs/edit-locks.ts'
import { imagesOfAlbum } from './designs/editor-images.ts'
import { fetchGlyphBlock } from './designs/glyph-blocks.ts'
import { later } from './later.ts'
import { machinePorts } from './machine-adapter.ts'
import { offlinePorts } from './offline/offline-adapter.ts'
import { forgetAddress, lastAddress, regions, storeLastAddress } from './orders/last-address.ts'
import { goToPay } from './orders/pay-page.ts'
import { recentNumbers } from './orders/recent-numbers.ts'
import { browserClock } from './platform/browser-clock.ts'
// The first screens behind the front ask for products: what asks comes with them.
import './shelves-adapter.ts'

/**
 * Joins the screens and their machines to the world of this browser. Called once, when the first screen asks. What a screen is shown with
 * first is here; the code of everything else comes when it is asked for, or ahead of its screen (`server/http/route-parts.ts`).
 */
export function appPorts(front: FrontPorts): AppPorts {
  const clock = browserClock
  const { catalogue } = front
  let picked: PickingPorts | undefined
  const photos = coming(async () => {
    const made = (await import('./photos/photo-adapter.ts')).photoPorts({ clock, catalogue })
    picked = made.picking
    return made
  })
  const forgetAlbum = async (aid: AlbumId) => (await photos()).forgetAlbum(aid)
  const asked = coming(async () => {
    await runCode('asked')
    return (await import('./asked-adapter.ts')).askedPorts({ catalogue })
  })
  const claims = editLocks()
  const design = coming(async () => (await import('./designs/design-adapter.ts')).designPorts({ clock, claims }))
  const calendars = coming(async () => (await import('./designs/calendar-adapter.ts')).calendarPorts())
  const numbers = recentNumbers()
  const of = {
    // Not with all the rest that is asked: an album and a design wait for it.
    albums: async () => {
      await runCode('albums')
      return (await import('./photos/album-adapter.ts')).albumsPorts(forgetAlbum)
    },
    designs: async () => (await design()).designs,
    ec: async () => (await asked()).ec,
    levels: async () => (await asked()).levels,
    orders: async () => (await asked()).orders,
    ownDesigns: async () => (await asked()).ownDesigns,
    packages: async () => (await asked()).packages,
    picking: async () => (await photos()).picking,
    sharedDesigns: async () => (await asked()).sharedDesigns,
  }
  const albums = later(of.albums, ['create', 'remove', 'open', 'exchange'])
  const { revisionOf, ...drafts } = later(of.designs, ['revisionOf', 'draftOf', 'unreadableDrafts', 'forgetUnreadable'])
  return {
    ...front,
    orders: {
      ...{ lastAddress, regions, goToPay, keepAddress: storeLastAddress },
      ...later(of.orders, ['orders', 'order', 'orderOfDesign', 'unfinished', 'addressOf', 'changeAddress']),
      ...later(of.orders, ['cancel', 'changeOptions', 'reopen', 'printNow', 'ask', 'askForInvoice']),
    },
    addresses: later(async () => (await asked()).addresses, ['book', 'country', 'save', 'remove']),
    cart: later(async () => (await asked()).cart, ['cart', 'put', 'change']),
    coupons: later(async () => (await asked()).coupons, ['list', 'lookUp', 'take']),
    notices: later(async () => (await asked()).notices, ['list', 'read', 'turn']),
    levels: { ...levelOrder, ...later(of.levels, ['levels', 'mine', 'order', 'status']) },
    shopTexts: { texts: fetchShopTexts, agree: async (version) => (await asked()).agreeToTexts(version) },
    help: later(async () => (await asked()).help, ['albumsOpenUntil', 'openAlbums']),
    ec: { ...numbers, ...later(of.ec, ['find', 'drafts', 'keepDraft', 'dropDrafts', 'itemOf']) },
    albums,
    picking: {
      ...later(of.picking, ['pick', 'pickFromMessenger', 'pickAgain', 'thumbnail', 'release', 'left']),
      // Nothing was picked before its code is here.
      onlyHere: () => picked?.onlyHere() ?? false,
    },
    analyses: later(async () => (await photos()).analyses, ['look', 'lookForFaces', 'places', 'settled', 'settle']),
    fonts: createFontBook(fetchGlyphBlock),
    designs: {
      loadEditor: async () => (await import('../../editor/fabric/fabric-editor.ts')).fabricEditor,
      ...{ imagesOf: imagesOfAlbum, lockDesign: claims.claim, revisionOf, ...drafts },
    },
    ownDesigns: later(of.ownDesigns, ['list', 'begun', 'rename', 'copy', 'remove', 'removed', 'restore']),
    sharedDesigns: later(of.sharedDesigns, ['open', 'comment', 'of', 'share', 'revoke', 'resolve']),
    offline: offlinePorts({
      ...{ ...front, albums, revisionOf },
      forgetSent: async () => (await design()).forgetSent(),
      stored: [
        { forgetAll: async () => (await calendars()).forgetAll() },
        { forgetAll: async () => (await photos()).forgetAll() },
        { forgetAll: async () => (await asked()).forgetAll() },
        { forgetAll: numbers.forgetRecent },
        { forgetAll: forgetAddress },
      ],
    }),
    calendars,
    packages: later(of.packages, ['begin', 'find', 'newest', 'setPart', 'cart', 'forget']),
    machines: machinePorts({ ...{ clock, front, albums, photos, design }, stored: async () => (await asked()).stored }),
  }
}
