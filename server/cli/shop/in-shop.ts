import { type OpenShop, openShop } from '../../shop.ts'
import type { CommandInput } from './command.ts'

/** Acts in the shop that runs, or in one that is opened for the time of `act` and does not listen. */
export async function inShop(
  input: CommandInput,
  role: 'api' | 'worker',
  act: (shop: OpenShop) => Promise<void>,
): Promise<void> {
  const { env, log, running } = input
  if (running) {
    await act(running)
    return
  }
  const shop = await openShop({ env, log, role, database: await input.openDatabase() })
  try {
    await act(shop)
  } finally {
    await shop.close()
  }
}
