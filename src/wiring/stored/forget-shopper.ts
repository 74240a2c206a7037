/** Something on this phone that is forgotten with the shopper. */
export interface Forgettable {
  forgetAll(): Promise<void> | void
}

/** What one visit keeps of designs and carts: choices on the pay page, the place in a design, what was open in it. */
const OF_VISITS = ['keepsake.pay.', 'keepsake.place.', 'keepsake.open.', 'keepsake.level-order']

/** Everything of the shopper's that the shop has too or that only they should read. One that fails keeps no other. */
export async function forgetShopper(stored: readonly Forgettable[]): Promise<void> {
  await Promise.allSettled(stored.map(async (one) => one.forgetAll()))
  for (const prefix of OF_VISITS) {
    forgetBegunWith(() => window.sessionStorage, prefix)
  }
}

/** Takes out of a storage what its keys begin with. A closed storage has nothing to forget. */
export function forgetBegunWith(storage: () => Storage, prefix: string): void {
  try {
    const here = storage()
    for (const key of Object.keys(here).filter((name) => name.startsWith(prefix))) {
      here.removeItem(key)
    }
  } catch {
    // See above.
  }
}
