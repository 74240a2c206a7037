import { useEffect } from 'react'
import { useNavigation } from './navigation.ts'
import type { Query, RouteName } from './routes.ts'

/** Puts another address in the place of the current one. */
export function Redirect({ to, query }: { readonly to: RouteName; readonly query: Query }) {
  const { replace } = useNavigation()
  const wanted = JSON.stringify(query)
  useEffect(() => {
    replace(to, JSON.parse(wanted) as Query)
  }, [replace, to, wanted])
  return null
}
