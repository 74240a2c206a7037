import { type ReactNode, Suspense } from 'react'
import { ScreenBoundary } from '../../ui/feedback/ScreenBoundary.tsx'

/** A note that is fetched when it is first shown: until it is there, or where its code does not come, the screen stands alone. */
export function Aside({ children }: { readonly children: ReactNode }) {
  return (
    <ScreenBoundary otherwise={() => null}>
      <Suspense>{children}</Suspense>
    </ScreenBoundary>
  )
}
