import { useLocation } from 'wouter'
import { useNavigation } from '../../navigation/navigation.ts'
import { routeOf } from '../../navigation/routes.ts'

/** Back, of a screen that is on its way; absent on the front, which is where everything begins. */
export function useWayBack(): (() => void) | undefined {
  const [path] = useLocation()
  const { back } = useNavigation()
  return routeOf(path) === 'index' ? undefined : () => back('index')
}
