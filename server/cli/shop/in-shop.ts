import { openShop, type Shop } from '../../shop.ts'
import type { CommandInput } from './command.ts'

/** Opens the shop without listening for the time of `act`. */
export async function inShop(
  input: CommandInput,
  role: 'api' | 'worker',
  act: (shop: Shop) => Promise<void>,
): Promise<void> {
  const { env, log } = input
  const shop = await openShop({ env, log, role, database: await input.openDatabase() })
  try {
    await act(shop)
  } finally {
    await shop.close()
  }
}
