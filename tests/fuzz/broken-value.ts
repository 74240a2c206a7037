import fc from 'fast-check'

/** What programs trip over, of every kind that JSON has. */
const HOSTILE: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 1.5, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21],
  ...['', ' ', '0', '-1', '1e9', 'NaN', 'Infinity', 'null', 'undefined', '[object Object]', '__proto__', 'constructor'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'x\udfff',
    '\u202e\u2066',
    '\ufeff',
    '\r\nSet-Cookie: a=b',
    '\u{1F469}\u200D\u{1F467}',
    'ﷺ'.repeat(40),
  ],
  ...[
    "'; drop table orders; --",
    '%',
    '%_%',
    '\\',
    '$' + '{jndi:ldap://127.0.0.1/a}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...['../../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', 'C:\\windows', '/dev/zero', 'CON', '.', '..'],
  ...['=cmd|calc', '@SUM(1)', '2026-02-30', '9999999999999999999999', '0x10', '１２３', '१२', 'a'.repeat(5000)],
  ...[
    [],
    {},
    [[]],
    [null],
    [[[[[[[[]]]]]]]],
    { length: 5 },
    { toString: 1 },
    { valueOf: null },
    { $gt: '' },
    { '': '' },
  ],
  ...[Array.from({ length: 300 }, (_, n) => n), { a: { b: { c: { d: { e: 1 } } } } }],
]

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, it]) => pathsOf(it, [...path, name]))
      : []
  return path.length === 0 ? inner : [path, ...inner]
}

/** The same value with another one at a place, or nothing there. */
function withAt(value: unknown, [name, ...rest]: Path, other: { readonly value: unknown } | 'gone'): unknown {
  if (name === undefined || typeof value !== 'object' || value === null) {
    return other === 'gone' ? undefined : other.value
  }
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...value }
  if (rest.length === 0 && other === 'gone') {
    Reflect.deleteProperty(copy, name)
  } else {
    // As `JSON.parse` does: a field of this name is a field.
    Object.defineProperty(copy, name, {
      value: withAt(copy[name], rest, other),
      ...{ enumerable: true, writable: true, configurable: true },
    })
  }
  return copy
}

/** A request of which one to three things are not as they should be. */
export function brokenFrom(request: object): fc.Arbitrary<object> {
  const paths = pathsOf(request)
  const hostile = fc.constantFrom(...HOSTILE)
  const place = paths.length === 0 ? fc.constant<Path>(['more']) : fc.constantFrom(...paths)
  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(
        place,
        hostile.map((value) => ({ value })),
      ),
    },
    { weight: 2, arbitrary: fc.tuple(place, fc.constant('gone' as const)) },
    {
      weight: 1,
      arbitrary: fc.tuple(
        fc.constantFrom<Path>(['__proto__'], ['constructor'], ['mchid'], ['uid'], ['opid'], ['Start'], ['Count']),
        hostile.map((value) => ({ value })),
      ),
    },
  )
  return fc
    .array(step, { minLength: 1, maxLength: 3 })
    .map((steps) => Object(steps.reduce<unknown>((value, [path, other]) => withAt(value, path, other), request)))
}
