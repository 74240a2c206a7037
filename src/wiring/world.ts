import { asId, type MerchantId } from '../../domain/ids.ts'
import { inMessenger } from '../../domain/platform/platform.ts'
import type { AppPorts, FrontPorts, World } from '../ports/ports.ts'
import { accountPorts } from './account/account-adapter.ts'
import { cataloguePorts } from './catalogue-adapter.ts'

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
  let app: Loading | undefined
  return {
    front,
    app() {
      app ??= loaded(front, () => {
        // The code did not come: the next screen asks for it again.
        app = undefined
      })
      return app
    },
  }
}

/** What React reads of a promise before it waits for it. */
type Loading = Promise<AppPorts> & { status?: 'fulfilled'; value?: AppPorts }

/**
 * One promise before and after: a screen that waited for it asks for it once more when it goes on, and React throws where it finds
 * something else. Once it is fulfilled it says so, and nobody waits.
 */
function loaded(front: FrontPorts, onFault: () => void): Loading {
  const loading: Loading = import('./app-adapter.ts').then(
    ({ appPorts }) => {
      const value = appPorts(front)
      Object.assign(loading, { status: 'fulfilled', value })
      return value
    },
    (fault: unknown) => {
      onFault()
      throw fault
    },
  )
  return loading
}
