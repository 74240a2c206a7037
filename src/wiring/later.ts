/** Names of abilities that answer with a promise. */
type Promising<Ports> = {
  [Name in keyof Ports]: Ports[Name] extends (...asked: never[]) => Promise<unknown> ? Name : never
}[keyof Ports]

/** These abilities of an adapter, whose code is loaded when one of them is first asked for. */
export function later<Ports, Name extends Promising<Ports>>(
  load: () => Promise<Ports>,
  names: readonly Name[],
): Pick<Ports, Name> {
  const ability =
    (name: Name) =>
    async (...asked: readonly unknown[]) => {
      const ports = (await load()) as Record<Name, (...asked: readonly unknown[]) => Promise<unknown>>
      return await ports[name](...asked)
    }
  return Object.fromEntries(names.map((name) => [name, ability(name)])) as Pick<Ports, Name>
}
