import { useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { pathTo, type Query, type RouteName } from './routes.ts'

/** Moves between screens by route name. `back` leaves to `otherwise` when there is nowhere to go back to. */
export interface Navigation {
  go(name: RouteName, query?: Query): void
  replace(name: RouteName, query?: Query): void
  back(otherwise: RouteName, query?: Query): void
}

export function useNavigation(): Navigation {
  const [, goTo] = useLocation()
  return useMemo(
    () => ({
      go: (name, query) => goTo(pathTo(name, query)),
      replace: (name, query) => goTo(pathTo(name, query), { replace: true }),
      back: (otherwise, query) => {
        if (window.history.length > 1) {
          window.history.back()
        } else {
          goTo(pathTo(otherwise, query), { replace: true })
        }
      },
    }),
    [goTo],
  )
}

/** The query of the current address: `useQuery().get('pid')`. */
export function useQueryOfAddress(): URLSearchParams {
  const search = useSearch()
  return useMemo(() => new URLSearchParams(search), [search])
}
