import { invariant } from '../../domain/never.ts'
import type { PhotoFormat } from '../../domain/photo/header/picture-header.ts'

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,99}$/

/** Whether a text has the form of our keys: two or three plain segments, none of which begins with a dot. */
export function isStorageKey(key: string): boolean {
  const segments = key.split('/')
  return segments.length >= 2 && segments.length <= 3 && segments.every((segment) => SEGMENT.test(segment))
}

/** The same key. @throws Error when it is none: keys are made by the server, so this is a mistake of ours. */
export function storageKey(key: string): string {
  invariant(isStorageKey(key), 'a storage key has two or three plain segments')
  return key
}

const EXTENSIONS = { jpeg: 'jpg', png: 'png', webp: 'webp', heic: 'heic' } satisfies Record<PhotoFormat, string>

/** Where a new photo goes. `ext` follows the claimed name, as a hint for people; nothing is ever decided by it. */
export function photoKey(basecode: string, photoId: string, fileName: string): string {
  const claimed = /\.([a-z0-9]{2,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  const known = claimed === 'jpeg' ? 'jpg' : claimed === 'heif' ? 'heic' : claimed
  return storageKey(`${basecode}/${photoId}.${Object.values(EXTENSIONS).includes(known) ? known : 'jpg'}`)
}

/** The files that are made of a photo. */
export type DerivedKind = 'thumb' | 'proxy' | 'print'

/** Where a derived file of a photo lies: `basecode/derived/photoId.kind.jpg`. */
export function derivedKey(key: string, kind: DerivedKind): string {
  const [basecode, file] = storageKey(key).split('/')
  return storageKey(`${basecode}/derived/${file?.replace(/\.[^.]+$/, '')}.${kind}.jpg`)
}

/** Where an upload waits that must not be able to reach the photo again: `basecode/incoming/photoId.ext`. */
export function incomingKey(key: string): string {
  const [basecode, file] = storageKey(key).split('/')
  return storageKey(`${basecode}/incoming/${file}`)
}

/** The type by which a photo travels to a storage that asks for one; what it holds is looked at later. */
export function contentTypeOf(key: string): string {
  const extension = key.slice(key.lastIndexOf('.') + 1)
  return Object.hasOwn(CONTENT_TYPES, extension) ? CONTENT_TYPES[extension as keyof typeof CONTENT_TYPES] : BINARY
}

const BINARY = 'application/octet-stream'
const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  json: 'application/json',
}

/** The folder part of a key, which names the album. */
export function basecodeOf(key: string): string {
  return key.split('/')[0] ?? ''
}

const CHOSEN = /^[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9]{2,5}$/

/** Whether a text is a key of an original as clients may choose one: `basecode/name.ext` (B§7 direct upload). */
export function isChosenKey(key: string): boolean {
  return CHOSEN.test(key)
}

/** A key without its ending: what is made of two originals with the same stem would lie in one place. */
export function stemOf(key: string): string {
  return key.slice(0, key.lastIndexOf('.'))
}
