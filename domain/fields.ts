import { z } from 'zod'
import type { AnyId } from './ids.ts'

/**
 * What the shapes of documents are made of. A document's type is read off its schema (`z.output`): one definition, so
 * that a field cannot be in the type and not on the wire, or the other way round.
 */

/**
 * An id of one kind, as text. It only checks the spelling: whose id it is, the owner decides.
 *
 * Ids inside a design are made of other ids and a suffix, so dots are part of them.
 */
export function idOf<I extends AnyId>(): z.ZodType<I, I> {
  return z.string().regex(/^[A-Za-z0-9_.-]{1,128}$/) as unknown as z.ZodType<I, I>
}

/** A place on paper. No sheet is longer than this many mm, so no number of a design is. */
const place = z.number().min(-2000).max(2000)

/** A rectangle on paper, mm. */
export const paperBox = z.strictObject({ x: place, y: place, width: place, height: place }).readonly()

/** `#rrggbb`, in small letters or capitals. Flags of a pattern are lost in JSON Schema, so it needs none. */
export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/)

/** A whole number of at least 0, also as text; an empty string is refused, not read as 0. */
export const count = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value),
  z.number().int().min(0),
)

/** A type without its `readonly`, all the way down. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly (infer Item)[]
    ? Plain<Item>[]
    : { -readonly [Field in keyof T]: Plain<T[Field]> }
type Alike<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false

/** The schema of a type that stands elsewhere. A field that only one of the two has does not compile. */
export function exactly<T>() {
  return <Schema extends z.ZodType>(
    schema: Alike<T, z.output<Schema>> extends true ? Schema : 'type and schema have other fields',
  ): z.ZodType<T, T> => schema as unknown as z.ZodType<T, T>
}
