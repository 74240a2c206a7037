/** Signs of a short number: 32 bits, so that two orders of one shop hardly ever share one. */
export const SHORT_SIGNS = 8

/** As people read it out: `3F9A 12CB`. `hash` is the MD5 of the order's id, hexadecimal, as the database counts it too. */
export function shortNumber(hash: string): string {
  const signs = hash.slice(0, SHORT_SIGNS).toUpperCase()
  return `${signs.slice(0, 4)} ${signs.slice(4)}`
}

/** The beginning of the hash that somebody typed; undefined: it is no short number. */
export function typedShortNumber(text: string): string | undefined {
  const signs = text.replace(/[\s-]/g, '').toLowerCase()
  return /^[0-9a-f]{8}$/.test(signs) ? signs : undefined
}
