import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withComment } from '../../bench/shopper/photo-files.ts'
import { saveSettings } from '../../domain/calls/manage/settings.ts'
import { seededRandom } from '../../domain/layout/seeded-random.ts'
import { invariant } from '../../domain/never.ts'
import { generatePhoto } from '../support/builders/generate-photos.ts'
import { type Bank, openBank } from './bank.ts'
import { fillDisk } from './full-disk.ts'
import type { Journal } from './journal.ts'
import { merchant } from './people/merchant-staff.ts'
import { person, type Stage } from './people/person.ts'
import { shopper } from './people/shopper.ts'
import { signInOwner, signInShopper } from './people/sign-in.ts'
import { embeddedShop } from './shop/embedded-shop.ts'
import { postgresShop } from './shop/postgres-shop.ts'
import type { ShopUnderFire } from './shop/shop-under-fire.ts'
import { openWire, type Wire } from './wire.ts'

/** A shop with everybody who has to do with it, each on a line of his own. */
export interface Scene {
  readonly shop: ShopUnderFire
  readonly bank: Bank
  readonly wires: readonly Wire[]
  readonly people: readonly { act(): Promise<void> }[]
  readonly printHeld: (held: readonly string[]) => Promise<void>
  /** Undefined: there is no disk that can be full. */
  readonly fillDisk: (() => Promise<void>) | undefined
  close(): Promise<void>
}

export interface Casting {
  readonly database: 'embedded' | 'postgres'
  readonly storage: 's3' | 'disk'
  readonly wantsDisk: boolean
  readonly wantsClocks: boolean
  readonly say: (sentence: string) => void
  readonly seed: number
  readonly shoppers: number
  readonly journal: Journal
  readonly stage: Stage
}

/** Minutes in which paid orders can be changed. */
const CHANGE_MINUTES = 1
const PICTURES = 4

export async function openScene({ seed, shoppers, journal, stage, ...casting }: Casting): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'keepsake-faults-'))
  const toClose: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const it of toClose.splice(0).reverse()) {
      await it()
    }
  }
  try {
    const random = (n: number) => seededRandom(seed * 1000 + n)
    const wires: Wire[] = []
    let notices: Wire | undefined
    const bank = await openBank(journal, { url: () => notices?.url ?? '' })
    toClose.push(bank.close)
    const wishes = { ...casting, stripe: bank.settings, random: random(9999) }
    const shop = await (casting.database === 'embedded' ? embeddedShop(wishes) : postgresShop(wishes))
    toClose.push(shop.close)
    const port = portsInTurn(shop)
    const newWire = async (from?: string) => {
      const wire = await openWire({ port, ...(from === undefined ? {} : { from }) })
      wires.push(wire)
      toClose.push(wire.close)
      return wire
    }
    notices = await newWire()
    const owner = person(stage, await newWire(), 'owner', random(0))
    await signInOwner(owner, shop.nodes.map((node) => node.log()).join())
    await owner.insist(saveSettings, { change: { changeMinutes: CHANGE_MINUTES }, opid: owner.opid() })
    const ordered: string[] = []
    const { act, printHeld } = merchant(owner, ordered)
    const people: { act(): Promise<void> }[] = [{ act }]
    const photo = await photosOf(seed)
    const newShopper = async (at: number, chance: () => number) => {
      const wire = await newWire(`127.0.${at}.1`)
      const me = person(stage, wire, `s${seed}-${at}`, chance)
      const uid = await signInShopper(me, `138${String(seed % 10_000).padStart(4, '0')}${String(at).padStart(4, '0')}`)
      return { me, uid, wire, photo, folder }
    }
    for (let at = 1; at <= shoppers; at++) {
      const { me, ...mine } = await newShopper(at, random(at))
      people.push(shopper(me, { ...mine, bank, ordered: (oid) => ordered.push(oid) }))
    }
    const { disk } = shop
    // Who looks whether a full disk is told of gives up never.
    const looker = disk && (await newShopper(shoppers + 1, () => 1))
    const fill = disk && looker && (() => fillDisk(looker.me, { ...looker, disk }))
    return { shop, bank, wires, people, printHeld, fillDisk: fill, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The nodes that answer calls, one after the other, as a proxy before them would ask them. */
function portsInTurn({ nodes }: ShopUnderFire): () => number {
  const open = nodes.filter(({ role }) => role !== 'worker')
  let turn = 0
  return () => {
    const up = open.filter((node) => node.isUp())
    turn += 1
    const node = up[turn % Math.max(1, up.length)] ?? open[0]
    invariant(node, 'a node answers calls')
    return node.port
  }
}

/** Small photos of few pictures, each a file of its own. */
async function photosOf(seed: number): Promise<() => Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: PICTURES }, (_, at) => generatePhoto({ width: 640, height: 480, seed: at, format: 'jpeg' })),
  )
  let taken = 0
  return () => {
    taken += 1
    return withComment(pictures[taken % PICTURES] as Buffer, `${seed} ${taken}`)
  }
}
