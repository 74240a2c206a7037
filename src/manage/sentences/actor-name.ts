import { useSentences } from './speak.ts'

/** Who the log means: a person by name, the rest by what they are. */
export function useActorName() {
  const { say } = useSentences()
  const known: Readonly<Record<string, string>> = {
    shopper: say('order.shopper'),
    operator: say('order.operator'),
    start: say('order.operator'),
    factory: say('role.factory'),
  }
  return (by: string) => known[by] ?? by
}
