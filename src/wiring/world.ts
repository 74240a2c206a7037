import { asId, type MerchantId } from '../../domain/ids.ts'
import { inMessenger } from '../../domain/platform/platform.ts'
import type { FrontPorts, World } from '../ports/ports.ts'
import { accountPorts } from './account/account-adapter.ts'
import { cataloguePorts } from './catalogue-adapter.ts'
import { coming } from './coming.ts'

/** Nothing is stated: the host name alone says whose shop this is (safety, section 4). */
const OF_THE_HOST = asId<MerchantId>('')

/** The world of this browser. Everything beyond the shop's front is fetched when the first screen asks for it. */
export async function createWorld(userAgent: string): Promise<World> {
  const front: FrontPorts = {
    mchid: OF_THE_HOST,
    catalogue: cataloguePorts(OF_THE_HOST),
    account: accountPorts(OF_THE_HOST),
    ...(inMessenger(userAgent) ? { messenger: (await import('./account/messenger-adapter.ts')).messengerPorts() } : {}),
  }
  return { front, app: coming(async () => (await import('./app-adapter.ts')).appPorts(front)) }
}
