import { useEffect, useSyncExternalStore } from 'react'
import type { ShareMenus } from '../../domain/navigation/guard.ts'
import { localised } from '../i18n/i18n.ts'
import { useFrontPorts } from '../ports/ports.ts'
import { useSession } from '../session/session.ts'
import { cardOf, subscribeToCard } from './share-card.ts'

/** Rules 6 and 7 of B§2: shows or hides the messenger's share menu; outside of the messenger there is none. */
export function useShareMenus(menus: ShareMenus): void {
  const { messenger } = useFrontPorts()
  const { merchant } = useSession()
  const own = useSyncExternalStore(subscribeToCard, cardOf)
  const title = own?.title ?? localised(merchant.shop.title)
  const desc = own?.desc ?? localised(merchant.shop.description)
  const image = absolute(own?.image ?? merchant.shop.logo)
  const link = own?.link ?? window.location.href
  useEffect(() => {
    if (!messenger || menus === 'untouched') {
      return
    }
    // What the messenger refuses here costs nothing: its own menu stays as it is.
    const done = menus === 'share' ? messenger.share({ title, desc, link, image }) : messenger.hideMenus()
    done.catch(() => undefined)
  }, [messenger, menus, title, desc, link, image])
}

function absolute(address: string): string {
  return address === '' ? '' : new URL(address, window.location.href).href
}
