type Fields = Readonly<Record<string, unknown>>

/**
 * A document without everything that is the same when it is not said: as long as `isSame` holds, fields go, whole parts
 * before what is in them, the last first. `isSame` is told which field is gone: what does not depend on it need not be compared.
 */
export function leaveOut<Document>(
  document: Document,
  isSame: (shorter: Document, without: readonly string[]) => boolean,
): Document {
  let shorter = document
  const visit = (path: readonly string[]) => {
    const part = partAt(shorter, path)
    if (typeof part !== 'object' || part === null) {
      return
    }
    for (const name of Object.keys(part).reverse()) {
      const here = [...path, name]
      const without = Array.isArray(part) ? shorter : (withoutField(shorter, here) as Document)
      if (without !== shorter && isSame(without, here)) {
        shorter = without
      } else {
        visit(here)
      }
    }
  }
  visit([])
  return shorter
}

function partAt(document: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => Object(part)[name], document)
}

function withoutField(document: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (rest.length === 0) {
    const { [name]: _, ...others } = document as Fields
    return others
  }
  const changed = withoutField(Object(document)[name], rest)
  return Array.isArray(document)
    ? document.map((one, at) => (String(at) === name ? changed : one))
    : { ...(document as Fields), [name]: changed }
}

/** Whether two documents say the same; what is undefined is not there. Ends at the first difference. */
export function isSameContent(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) {
    return Object.is(one, other)
  }
  const names = Object.keys(one).filter((name) => Reflect.get(one, name) !== undefined)
  const others = Object.keys(other).filter((name) => Reflect.get(other, name) !== undefined)
  return (
    names.length === others.length &&
    names.every((name) => isSameContent(Reflect.get(one, name), Reflect.get(other, name)))
  )
}

/** What is said, over what holds where nothing is said. Lists are taken whole. */
export function over(usual: unknown, said: unknown): unknown {
  if (!isFields(usual) || !isFields(said)) {
    return said === undefined ? usual : said
  }
  const names = [...new Set([...Object.keys(said), ...Object.keys(usual)])]
  return Object.fromEntries(names.map((name) => [name, over(usual[name], said[name])]))
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
