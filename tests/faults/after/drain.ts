import { setTimeout as wait } from 'node:timers/promises'
import type { Bank } from '../bank.ts'
import type { ShopUnderFire } from '../shop/shop-under-fire.ts'
import { BY_THE_CLOCK, WHEN_DUE } from './waited-for.ts'

/** The counts are taken every five seconds: it is quiet when two in a row say so. */
const COUNTED_EVERY_MS = 5500
const COUNT = /^keepsake_jobs\{queue="([^"]+)",state="(ready|planned|active)"\} (\d+)$/gm

/** A window for changes, by a clock that was two minutes ahead; what was paid before must have been made without help. */
const WINDOW_MS = 200_000

export interface Drained {
  readonly shop: ShopUnderFire
  readonly bank: Bank
  /** The merchant's people wait for no window: what is held is made now. */
  readonly printHeld: (held: readonly string[]) => Promise<void>
}

/**
 * Lets the shop come to rest: the bank tells what was not heard, what is paid is made, and every job is done or given up.
 * False: it does not.
 */
export async function drain({ shop, bank, printHeld }: Drained, until: number): Promise<boolean> {
  const port = shop.nodes.find(({ role }) => role !== 'worker')?.port
  await bank.tellTheRest(until)
  await printHeld(bank.heardSince(Date.now() - WINDOW_MS))
  let quiet = 0
  while (quiet < 2 && Date.now() < until) {
    await wait(quiet === 0 ? 1000 : COUNTED_EVERY_MS)
    const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
      (answer) => answer.text(),
      () => 'keepsake_jobs{queue="away",state="ready"} 1',
    )
    quiet = isBusy(text) ? 0 : quiet + 1
  }
  return quiet === 2
}

/** Whether the metrics of the shop tell of work that is to be done now. */
export function isBusy(metrics: string): boolean {
  return [...metrics.matchAll(COUNT)].some(
    ([, queue = '', state, count]) =>
      count !== '0' && !isLater(queue.replace(/-dead$/, '')) && !(state === 'planned' && WHEN_DUE.includes(queue)),
  )
}

const isLater = (queue: string) => BY_THE_CLOCK.includes(queue) || queue.startsWith('__pgboss')
