import type { AppPorts, World } from '../ports.ts'
import { accountPorts } from './account-ports.ts'
import { cataloguePorts } from './catalogue-ports.ts'
import { merchantOfAddress } from './merchant-of-address.ts'

/** The world of this browser. Everything beyond the shop's front is fetched when the first screen asks for it. */
export function worldOf(search: URLSearchParams): World {
  const mchid = merchantOfAddress(search)
  const front = { mchid, catalogue: cataloguePorts(mchid), account: accountPorts(mchid) }
  let app: AppPorts | Promise<AppPorts> | undefined
  return {
    front,
    app() {
      app ??= import('./app-ports.ts').then(
        ({ appPorts }) => {
          const ports = appPorts(front)
          app = ports
          return ports
        },
        (fault: unknown) => {
          // The code did not come: the next screen asks for it again.
          app = undefined
          throw fault
        },
      )
      return app
    },
  }
}
