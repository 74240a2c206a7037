import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sendLoginVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { createAlbum, getAlbumInfo, saveAlbum } from '../../domain/calls/album.ts'
import { createOrder } from '../../domain/calls/order.ts'
import { createPreview } from '../../domain/calls/preview.ts'
import { calPrice } from '../../domain/calls/price.ts'
import { createThumbnail, getUploadToken } from '../../domain/calls/storage.ts'
import { uploadFile } from '../../server/storage/qiniu/upload-file.ts'
import { BOX_PLAIN } from '../support/builders/order-items.ts'
import type { ShopProcess } from '../support/servers/shop-process.ts'
import { waitForProcessing } from '../support/worlds/upload-photo.ts'
import { type Asking, ask } from './ask.ts'
import { smallPhotos } from './photos.ts'
import { codeFor } from './shopper-steps.ts'

// What a journey needs and other journeys walk, made by calls: a shopper who is signed in, an album with photos.

/** Whose page it is, and in which shop. */
export interface Stage {
  readonly page: Asking
  readonly shop: ShopProcess
}

/** Signs in without a screen. The page is then opened as by somebody who was here before. */
export async function signInByCalls({ page, shop }: Stage, phone: string): Promise<void> {
  await ask({ page }, sendLoginVerifyCode, { phone }, shop.url)
  await ask({ page }, userLogin, { phone, verifycode: await codeFor(page, phone) }, shop.url)
}

/** An album of these files, safely stored, for a shopper who is signed in. Answers its id. */
export async function albumByCalls(stage: Stage, files: readonly string[], title = ''): Promise<string> {
  const { page, shop } = stage
  const { NewAlbumID: aid } = await ask({ page }, createAlbum, { name: title, opid: randomUUID() }, shop.url)
  await fillAlbumByCalls(stage, aid, files, title)
  return aid
}

/** Puts these files, safely stored, into an empty album. */
export async function fillAlbumByCalls(stage: Stage, aid: string, files: readonly string[], title = ''): Promise<void> {
  const { page, shop } = stage
  const sent = await Promise.all(files.map((file) => upload(stage, aid, file)))
  // One after the other: a dozen that ask side by side ask a hundred times a second, of the shop that is to work.
  for (const { host, persistentId, file } of sent) {
    const { code, desc } = await waitForProcessing(host, persistentId)
    if (code !== 0) {
      throw new Error(`${file} is not stored: ${desc}`)
    }
  }
  const keys = sent.map(({ key }) => key)
  const { lastupdatetime, name } = await ask({ page }, getAlbumInfo, { aid }, shop.url)
  const albumdata = { groups: [{ id: 'g0', name: title, photos: keys }] }
  await ask({ page }, saveAlbum, { aid, name, lastupdatetime, albumdata, opid: randomUUID() }, shop.url)
}

interface SentPhoto {
  readonly file: string
  readonly key: string
  /** Where to ask whether it is processed, and what for. */
  readonly host: string
  readonly persistentId: string
}

/** Brings a file into an album; it is not yet processed. */
async function upload({ page, shop }: Stage, aid: string, file: string): Promise<SentPhoto> {
  const bytes = readFileSync(file)
  const md5 = createHash('md5').update(bytes).digest('hex')
  const request = { aid, fileName: basename(file), size: bytes.length, md5, opid: randomUUID() }
  const { Token: token, Key: key, Host } = await ask({ page }, getUploadToken, request, shop.url)
  const host = new URL(Host, shop.url).href
  await uploadFile(file, { token, key, host })
  const { persistentId } = await ask({ page }, createThumbnail, { Key: key }, shop.url)
  return { file, key, host, persistentId }
}

/** Signs in and has an album of all the photos of the story, small. Answers its id. */
export async function ownAlbumByCalls(stage: Stage, phone: string, title: string): Promise<string> {
  await signInByCalls(stage, phone)
  return await albumByCalls(stage, await smallPhotos(), title)
}

/** What is designed of an album, in the look that its product has first. */
export async function designByCalls(
  { page, shop }: Stage,
  request: { readonly pid: string; readonly aid: string },
): Promise<{ readonly taskid: string; readonly rev: number }> {
  const { tid, rev } = await ask({ page }, createPreview, { orderdata: [request], opid: randomUUID() }, shop.url)
  return { taskid: tid, rev }
}

/** To whom a parcel goes. */
export const RECEIVER = {
  ...{ recvname: '林小雨', recvphone: '13900000000' },
  ...{ recvprovince: '广东省', recvcity: '深圳市', recvdistrict: '南山区', recvaddress: '海边路 8 号 3 楼' },
}

interface OrderedLineItem {
  readonly pid: string
  readonly aid: string
  readonly attridlist: readonly string[]
}

/** An order of one line item that is designed for it, not yet paid. Answers its number. */
export async function orderByCalls(stage: Stage, item: OrderedLineItem): Promise<string> {
  const { pid, aid } = item
  return await orderDesignByCalls(stage, { ...item, ...(await designByCalls(stage, { pid, aid })) })
}

/** A box from the shelf, ordered and not yet paid. Answers its number, and the address of its pay page. */
export async function orderedBox(
  { page, shop }: Stage,
  to: { readonly pickupid?: string } = {},
): Promise<{ readonly orderid: string; readonly payurl: string }> {
  const orderdata = [{ pid: 'standard-album-box', quantity: 1, attridlist: [...BOX_PLAIN] }]
  const { pay_amount } = await ask({ page }, calPrice, { orderdata, ...to }, shop.url)
  const order = { ...RECEIVER, ...to, orderdata, pay_amount, opid: randomUUID() }
  const { orderid, payurl } = await ask({ page }, createOrder, order, shop.url)
  return { orderid, payurl: new URL(payurl, shop.url).href }
}

/** An order of one design, not yet paid. Answers its number. */
export async function orderDesignByCalls(
  { page, shop }: Stage,
  { attridlist, ...design }: OrderedLineItem & { readonly taskid: string; readonly rev: number },
): Promise<string> {
  const orderdata = [{ ...design, quantity: 1, attridlist: [...attridlist] }]
  const { pay_amount } = await ask({ page }, calPrice, { orderdata }, shop.url)
  const order = { ...RECEIVER, orderdata, pay_amount, opid: randomUUID() }
  return (await ask({ page }, createOrder, order, shop.url)).orderid
}
