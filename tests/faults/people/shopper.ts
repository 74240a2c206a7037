import { setTimeout as wait } from 'node:timers/promises'
import { createAlbum, getAlbumInfo, saveAlbum } from '../../../domain/calls/album.ts'
import type { DataOf } from '../../../domain/calls/call.ts'
import { editPreview } from '../../../domain/calls/edit-preview.ts'
import { createOrder, getOrderInfo } from '../../../domain/calls/order.ts'
import { cancelOrder, printOrderNow } from '../../../domain/calls/order-changes.ts'
import { createPreview } from '../../../domain/calls/preview.ts'
import { calPrice } from '../../../domain/calls/price.ts'
import { prefopStatus } from '../../../domain/calls/storage.ts'
import type { Design } from '../../../domain/design/design.ts'
import type { Bank } from '../bank.ts'
import type { Fact } from '../journal.ts'
import { pageHashes } from '../page-hashes.ts'
import type { Wire } from '../wire.ts'
import type { Person } from './person.ts'
import { uploadPhoto } from './upload-photo.ts'

type Did<D extends Fact['did']> = Extract<Fact, { readonly did: D }>

/** What a shopper needs besides a phone. */
export interface Surroundings {
  readonly uid: string
  readonly wire: Wire
  readonly bank: Bank
  /** A photo that nobody has taken yet. */
  readonly photo: () => Buffer
  readonly folder: string
  /** Tells the merchant's people that there is an order. */
  readonly ordered: (oid: string) => void
}

interface Album {
  readonly aid: string
  readonly photos: { readonly key: string; readonly status: string }[]
}

interface Designed {
  readonly aid: string
  readonly taskid: string
  rev: number
  design: Design
}

const RECEIVER = {
  ...{ recvname: '林小雨', recvphone: '13900000000' },
  ...{ recvprovince: '广东省', recvcity: '深圳市', recvdistrict: '南山区', recvaddress: '海边路 8 号 3 楼' },
}
const PRINTS = { pid: 'print-6inch', attridlist: ['surface-gloss'] }
const BOX = { pid: 'standard-album-box', attridlist: ['cloth-sand'] }
const ORIGINALS = { pid: 'transmission-original', attridlist: [] }
/** Photos of one album. */
const ALBUM_MAX = 4

/** Does what shoppers do, one thing after another, as chance has it. */
export function shopper(me: Person, { uid, wire, bank, photo, folder, ordered }: Surroundings) {
  const albums: Album[] = []
  const designs: Designed[] = []
  const orders: { readonly oid: string; readonly payurl: string }[] = []
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(me.random() * list.length)]

  const makeAlbum = () =>
    me.look('album', async () => {
      const { NewAlbumID } = await me.insist(createAlbum, { name: 'Faults', opid: me.opid() })
      albums.push({ aid: NewAlbumID, photos: [] })
    })

  const upload = async () => {
    const album = one(albums.filter(({ photos }) => photos.length < ALBUM_MAX))
    if (!album) {
      return await makeAlbum()
    }
    const sent = await uploadPhoto(me, { uid, aid: album.aid, bytes: photo(), wire, folder })
    if (sent) {
      album.photos.push(sent)
    }
  }

  /** Waits until its photos are processed, and puts them in. */
  const arrange = async ({ aid, photos }: Album) => {
    for (const { status } of photos) {
      for (let code: number | undefined = status === '' ? 0 : 1; code !== 0; ) {
        const answer = await me.client.request(status)
        code = prefopStatus.safeParse(await answer.json().catch(() => undefined)).data?.code
        if (code !== 0) {
          await wait(200)
        }
      }
    }
    const keys = photos.map(({ key }) => key)
    const { lastupdatetime, name } = await me.insist(getAlbumInfo, { aid })
    const albumdata = { groups: [{ id: 'g0', name: '', photos: keys }], coverTitle: '' }
    await me.insist(saveAlbum, { aid, name, lastupdatetime, albumdata, opid: me.opid() })
  }

  const design = async () => {
    const album = one(albums.filter(({ photos }) => photos.length > 0))
    if (!album) {
      return await upload()
    }
    let made: DataOf<typeof createPreview> | undefined
    const opid = me.opid()
    await me.attempt('design', opid, async (): Promise<Did<'design'>> => {
      await arrange(album)
      made = await me.insist(createPreview, { orderdata: [{ aid: album.aid, pid: PRINTS.pid }], opid })
      return { did: 'design', uid, taskid: made.tid, rev: made.rev, pages: pageHashes(made.design.pages) }
    })
    if (made) {
      designs.push({ aid: album.aid, taskid: made.tid, rev: made.rev, design: made.design })
    }
  }

  const edit = async () => {
    const it = one(designs)
    const page = it && one(it.design.pages)
    const slot = page && one(page.slots.filter(({ placement }) => placement))
    if (!it || !page || !slot?.placement) {
      return await design()
    }
    const { placement } = slot
    const flip = placement.flip === 'none' ? 'h' : 'none'
    const at = { pageId: page.id, slotId: slot.id }
    const data = { cmd: 'transform_photo', at, placement: { ...placement, flip } } as const
    const pageindex = it.design.pages.indexOf(page)
    const opid = me.opid()
    const fact = await me.attempt('edit', it.taskid, async (): Promise<Did<'edit'>> => {
      const ask = { taskid: it.taskid, pageindex, cmd: data.cmd, data, opid, baserev: it.rev }
      const { rev, pages } = await me.insist(editPreview, ask)
      it.rev = rev
      const now = it.design.pages.map((known) => pages.find(({ id }) => id === known.id) ?? known)
      it.design = { ...it.design, pages: now }
      return { did: 'edit', uid, taskid: it.taskid, rev, pages: pageHashes(pages) }
    })
    if (!fact) {
      // Whether it was taken is not known: the design is left alone from here on.
      designs.splice(designs.indexOf(it), 1)
    }
  }

  const order = async () => {
    const kind = me.random()
    const designed = kind < 0.4 ? one(designs) : undefined
    const album = kind < 0.7 ? one(albums.filter(({ photos }) => photos.length > 0)) : undefined
    const opid = me.opid()
    let payurl = ''
    const fact = await me.attempt('order', opid, async (): Promise<Did<'order'>> => {
      const [item, needs] = await itemOf(designed, album)
      const orderdata = [{ ...item, quantity: 1 }]
      const { pay_amount } = await me.insist(calPrice, { orderdata })
      const made = await me.insist(createOrder, { ...RECEIVER, orderdata, pay_amount, opid })
      payurl = made.payurl
      return { did: 'order', uid, oid: made.orderid, opid, amount: pay_amount, needs }
    })
    if (fact) {
      orders.push({ oid: fact.oid, payurl })
      ordered(fact.oid)
    }
  }

  const itemOf = async (designed: Designed | undefined, album: Album | undefined) => {
    if (designed) {
      const { aid, taskid, rev } = designed
      return [{ ...PRINTS, aid, taskid, rev, again: 'as-it-is' as const }, 'design'] as const
    }
    if (album) {
      await arrange(album)
      return [{ ...ORIGINALS, aid: album.aid }, 'photos'] as const
    }
    return [BOX, 'nothing'] as const
  }

  /** Begins a payment, by the own page or by a friend's, pays at the bank, which tells the shop or does so later. */
  const pay = async () => {
    const it = one(orders)
    if (!it) {
      return await order()
    }
    await me.look('begin to pay', async () => {
      const page = me.random() < 0.2 ? await friendsPage(it.payurl) : it.payurl
      await press(page)
    })
    const times = Math.floor(me.random() * 4)
    const money = me.random() < 0.9 ? bank.pay(it.oid) : undefined
    if (money) {
      await me.look('notices', () => Promise.all(Array.from({ length: times }, () => bank.tell(money))))
    }
  }

  const friendsPage = async (payurl: string) => {
    const page = await (await me.client.request(`${payurl}?friend=1`)).text()
    const [, token] = /\?k=([A-Za-z0-9._~-]+)/.exec(page) ?? []
    return token === undefined ? payurl : `${payurl}?k=${token}`
  }

  const press = async (address: string) => {
    const page = await (await me.client.request(address)).text()
    const fields = [...page.matchAll(/name="(request|token)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ])
    if (fields.length > 0) {
      const body = new URLSearchParams(fields).toString()
      const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
      await (await me.client.request(address, { method: 'POST', headers, body })).arrayBuffer()
    }
  }

  const tellAgain = () =>
    me.look('notice again', async () => {
      const money = one(bank.received)
      await (money && bank.tell(money))
    })

  const cancel = async () => {
    const it = one(orders)
    if (it) {
      const { oid } = it
      await me.attempt('cancel', oid, async (): Promise<Fact> => {
        const { refund } = await me.insist(cancelOrder, { oid, opid: me.opid() })
        return { did: 'cancel', oid, refund }
      })
    }
  }

  const printNow = async () => {
    const it = one(orders)
    if (it) {
      const { oid } = it
      await me.attempt('print-now', oid, async (): Promise<Fact> => {
        await me.insist(printOrderNow, { oid, opid: me.opid() })
        return { did: 'print-now', oid }
      })
    }
  }

  const look = () =>
    me.look('look', async () => {
      const it = one(orders)
      await (it && me.insist(getOrderInfo, { oid: it.oid }))
    })

  /** Weights: what is cheap is done often. */
  const acts: readonly (readonly [weight: number, act: () => Promise<void>])[] = [
    [6, upload],
    [2, design],
    [8, edit],
    [8, order],
    [16, pay],
    [6, tellAgain],
    [4, cancel],
    [10, printNow],
    [6, look],
  ]
  const whole = acts.reduce((sum, [weight]) => sum + weight, 0)
  return {
    /** One thing. */
    act: async () => {
      let left = me.random() * whole
      for (const [weight, act] of acts) {
        left -= weight
        if (left < 0) {
          return await act()
        }
      }
    },
  }
}

/** As it stands in an address of a page. */
function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
}
