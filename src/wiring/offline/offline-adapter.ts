import type { AlbumsPorts } from '../../ports/album-ports.ts'
import type { DesignPorts } from '../../ports/design-ports.ts'
import type { OfflinePorts } from '../../ports/offline-ports.ts'
import type { FrontPorts } from '../../ports/ports.ts'
import { type Forgettable, forgetShopper } from '../stored/forget-shopper.ts'

interface OfflineWorld extends Pick<FrontPorts, 'account' | 'catalogue'> {
  readonly albums: AlbumsPorts
  readonly revisionOf: DesignPorts['revisionOf']
  /** Drafts with nothing in them that the shop lacks go. */
  forgetSent(): Promise<void>
  /** What else on this phone is the shopper's. */
  readonly stored: readonly Forgettable[]
}

/** Designs that open without a network; the code of it comes with the first design that is worked on. */
export function offlinePorts({
  account,
  catalogue,
  albums,
  revisionOf,
  forgetSent,
  stored,
}: OfflineWorld): OfflinePorts {
  const clear = async () => {
    const { clearOffline } = await import('./store-offline.ts')
    await clearOffline()
  }
  return {
    store: async (design) => {
      const { taskId, aid, pid, themeId } = design
      try {
        const { storeOffline: keepDesign } = await import('./store-offline.ts')
        await keepDesign(design, {
          all: () =>
            Promise.all([
              ...[account.me(), catalogue.merchant()],
              ...[albums.open(aid), catalogue.product(pid), catalogue.theme(themeId)],
            ]),
          design: () => revisionOf(taskId),
        })
      } catch {
        // Offline, a private window, a full phone: the design is worked on as before, and opens with a network only.
      }
    },
    forget: async () => {
      // What one of them cannot forget keeps nothing else here.
      await Promise.allSettled([forgetSent()])
      await Promise.allSettled([forgetShopper(stored)])
      await clear()
    },
    clear,
  }
}
