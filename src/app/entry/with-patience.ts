import { inMessenger } from '../../../domain/platform/platform.ts'
import { NetworkLost } from '../../../machines/faults.ts'

/** Inside the messenger the code of a screen may hang without ever failing: so long is it waited for (B§8). */
const MESSENGER_CHUNK_MS = 120_000

/**
 * The code of a screen as it comes. In the messenger it is waited for 120 s, then the reload is offered; other browsers
 * tell by themselves.
 *
 * @throws NetworkLost when the patience is over.
 */
export function withPatience<Code>(coming: Promise<Code>, userAgent = navigator.userAgent): Promise<Code> {
  if (!inMessenger(userAgent)) {
    return coming
  }
  return new Promise((resolve, reject) => {
    const patience = setTimeout(
      () => reject(new NetworkLost('the code of a screen did not come within 120 s')),
      MESSENGER_CHUNK_MS,
    )
    coming.then(resolve, reject).finally(() => clearTimeout(patience))
  })
}
