import { expect, test } from 'vitest'
import { newToken, randomIds, tokenHash } from './tokens.ts'

test('B§9 random id: 21 characters, safe in an address and in a table, never the same [B§9.random-id]', () => {
  const ids = Array.from({ length: 5000 }, () => randomIds.next())
  expect(ids.filter((id) => !/^[A-Za-z0-9_][A-Za-z0-9_-]{20}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  // Fewer letters would be fewer bits.
  expect(new Set(ids.join('')).size).toBe(64)
})

test('safety 5.23: a bearer token has at least 128 bits, and only its hash is kept', () => {
  const token = newToken()
  expect(token.length).toBeGreaterThanOrEqual(22)
  expect(tokenHash(token)).toHaveLength(43)
  expect(tokenHash(token)).not.toContain(token)
})
