import fc from 'fast-check'

/** What of JSON Schema the document of the calls uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema | boolean
  readonly prefixItems?: readonly JsonSchema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly exclusiveMaximum?: number
}

/** Lists, maps and texts may be longer; what is longer finds nothing that these do not. */
const ITEMS_MAX = 4
const LETTERS_MAX = 60
const DEEP = 5

/**
 * Values that a schema allows, so far as one can tell: a rule that is written in code (two passwords that must be alike)
 * stands in no schema. No kept library makes fast-check's arbitraries of JSON Schema; this is the part that the calls use.
 */
export function arbitraryOf(schema: JsonSchema, root: JsonSchema = schema, depth = 0): fc.Arbitrary<unknown> {
  const of = (it: JsonSchema) => arbitraryOf(it, root, depth + 1)
  if (schema.$ref !== undefined) {
    return depth > DEEP ? fc.constant(null) : of(schema.$ref === '#' ? root : resolved(schema.$ref, root))
  }
  if (schema.const !== undefined) {
    return fc.constant(schema.const)
  }
  if (schema.enum) {
    return fc.constantFrom(...schema.enum)
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) {
    return fc.oneof(...choices.map(of))
  }
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(of)).map((parts) => Object.assign({}, ...parts.map(Object)))
  }
  return ofType(schema, of)
}

function resolved(ref: string, root: JsonSchema): JsonSchema {
  const name = ref.split('/').at(-1) ?? ''
  return root.$defs?.[name] ?? {}
}

type Of = (schema: JsonSchema) => fc.Arbitrary<unknown>

function ofType(schema: JsonSchema, of: Of): fc.Arbitrary<unknown> {
  const { type } = schema
  if (Array.isArray(type)) {
    return fc.oneof(...type.map((it: string) => ofType({ ...schema, type: it }, of)))
  }
  switch (type) {
    case 'string':
      return textOf(schema)
    case 'integer':
      return fc.integer(rangeOf(schema))
    case 'number':
      return fc.oneof(fc.integer(rangeOf(schema)), fc.double({ ...rangeOf(schema), noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return listOf(schema, of)
    case 'object':
      return objectOf(schema, of)
    default:
      // The schema tells nothing: the value is read by code.
      return fc.oneof(fc.nat({ max: 9999 }), fc.nat({ max: 30 }).map(String), fc.string({ maxLength: 12 }))
  }
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const min = Math.max(
    -(2 ** 31),
    Math.ceil(minimum ?? (exclusiveMinimum === undefined ? -1000 : exclusiveMinimum + 1)),
  )
  const max = Math.min(
    2 ** 31 - 1,
    Math.floor(maximum ?? (exclusiveMaximum === undefined ? min + 2000 : exclusiveMaximum - 1)),
  )
  return { min, max: Math.max(min, max) }
}

function textOf({ pattern, format, minLength = 0, maxLength = LETTERS_MAX }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') {
    return fc.emailAddress()
  }
  if (format === 'uri') {
    return fc.webUrl()
  }
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, LETTERS_MAX)) }
  const words = fc.oneof(fc.string(length), fc.string({ ...length, unit: 'grapheme' }))
  // What looks ahead or behind is made by nobody; any text then breaks the schema, which is tried as well.
  return pattern === undefined || /\(\?[=!<]/.test(pattern)
    ? words
    : fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
}

function listOf({ items, prefixItems, minItems = 0, maxItems = ITEMS_MAX }: JsonSchema, of: Of): fc.Arbitrary<unknown> {
  if (prefixItems) {
    return fc.tuple(...prefixItems.map(of))
  }
  const item = typeof items === 'object' ? of(items) : fc.jsonValue({ maxDepth: 1 })
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, ITEMS_MAX)) })
}

function objectOf(schema: JsonSchema, of: Of): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const known = fc.record(Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, of(it)])), {
    requiredKeys: [...required].filter((name) => name in properties),
  })
  if (typeof additionalProperties !== 'object') {
    return known
  }
  const names = propertyNames ? of(propertyNames).map(String) : fc.string({ minLength: 1, maxLength: 12 })
  const more = fc.dictionary(names, of(additionalProperties), { maxKeys: 3 })
  return fc.tuple(more, known).map(([others, own]) => ({ ...others, ...(own as object) }))
}
