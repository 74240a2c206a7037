import { setTimeout as wait } from 'node:timers/promises'
import type { Bank } from './bank.ts'
import type { NodeProcess } from './shop/node-process.ts'
import type { ShopUnderFire } from './shop/shop-under-fire.ts'
import type { Wire } from './wire.ts'

/** How often each kind of harm was done. */
export type Harm = 'kills' | 'pauses' | 'cuts' | 'delays' | 'answers lost' | 'bank away' | string

export interface TroubleWorld {
  readonly random: () => number
  readonly shop: ShopUnderFire
  readonly wires: readonly Wire[]
  readonly bank: Bank
  readonly fillDisk: (() => Promise<void>) | undefined
  isOver(): boolean
  did(harm: Harm): void
  /** Whether so much was done since the last harm that the next may come: a busy machine else only starts again. */
  isDue(): boolean
}

/** Seconds. What is due when a clock is ahead waits so long when it is right again: no longer than the shop is given to come to rest. */
const CLOCK_JUMPS = [-60, -5, 5, 60, 120] as const

const between = (from: number, to: number, by: number) => Math.round(from + (to - from) * by)

/** Harms the shop again and again until it is over, then leaves everything as it should be. */
export async function makeTrouble(world: TroubleWorld): Promise<void> {
  const { random, shop, wires, bank, did } = world
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

  const kill = async () => {
    const node = one(shop.nodes)
    did('kills')
    await node.kill()
    await wait(between(0, 800, random()))
    await node.start()
  }
  const pause = async () => {
    const node: NodeProcess = one(shop.nodes)
    did('pauses')
    node.pause()
    // Longer than the heart of a job stands still before it is given to another worker.
    const end = Date.now() + (random() < 0.2 ? 12_000 : between(200, 4000, random()))
    while (Date.now() < end && !world.isOver()) {
      await wait(100)
    }
    node.resume()
  }
  /** Some lines, or all of them. */
  const lines = () => (random() < 0.4 ? wires : [one(wires)])
  const hurtLines = async (harm: Harm, become: Parameters<Wire['become']>[0], ms: number) => {
    const hurt = lines()
    did(harm)
    for (const wire of hurt) {
      wire.become(become)
    }
    await wait(ms)
    for (const wire of hurt) {
      wire.become({ kind: 'open' })
    }
  }
  const cut = () => hurtLines('cuts', { kind: 'cut' }, between(100, 3000, random()))
  const slow = () =>
    hurtLines('delays', { kind: 'slow', ms: between(20, 700, random()) }, between(1000, 4000, random()))
  const loseAnswers = () => hurtLines('answers lost', { kind: 'answers-lost' }, between(200, 2500, random()))
  const bankAway = async () => {
    did('bank away')
    if (random() < 0.5) {
      bank.breakDown(500)
      await wait(between(500, 4000, random()))
      bank.breakDown(undefined)
    } else {
      bank.line.become(random() < 0.5 ? { kind: 'cut' } : { kind: 'answers-lost' })
      await wait(between(500, 4000, random()))
      bank.line.become({ kind: 'open' })
    }
  }
  const jumpClock = async () => {
    const clock = one(shop.clocks)
    clock.set(one(CLOCK_JUMPS))
    await wait(between(500, 5000, random()))
    clock.set(0)
  }
  const ownHarms = {
    ...shop.harms,
    ...(world.fillDisk ? { 'disk full': world.fillDisk } : {}),
    ...(shop.clocks.length > 0 ? { 'clock jumps': jumpClock } : {}),
  }
  const own = Object.entries(ownHarms).map(([harm, harmIt]) => async () => {
    did(harm)
    await harmIt()
  })
  const harms = [kill, kill, kill, pause, cut, cut, slow, loseAnswers, loseAnswers, bankAway, ...own]
  while (!world.isOver()) {
    await wait(between(500, 3500, random()))
    while (!world.isDue() && !world.isOver()) {
      await wait(100)
    }
    if (!world.isOver()) {
      await one(harms)()
    }
  }
}
