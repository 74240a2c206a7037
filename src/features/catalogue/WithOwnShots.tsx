import type { ReactNode } from 'react'
import { useFrontQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { ShotsContext } from '../../ui/pictures/shots.ts'

/** Products are drawn with photos of the shopper's own as soon as there are enough, before that with demo photographs. */
export function WithOwnShots({ children }: { readonly children: ReactNode }) {
  const isHere = useSession().shopper !== null
  const own = useFrontQuery(['shown photos'], ({ account }, signal) => account.shownPhotos(signal), isHere)
  return <ShotsContext value={(isHere && own.data) || null}>{children}</ShotsContext>
}
