import { expect, test } from 'vitest'
import { hashPassword, isPassword, PasswordsBusy } from './password-hash.ts'

test('safety 3.36: a password is kept as argon2id, with a salt of its own', async () => {
  const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(first === second).toBe(false)
  expect([
    await isPassword('correct horse', first),
    await isPassword('correct horsE', first),
    await isPassword('correct horse', undefined),
    await isPassword('correct horse', 'nonsense'),
  ]).toEqual([true, false, false, false])
})

test('the same letters are the same password, however they are composed', async () => {
  expect(await isPassword('pässwörd'.normalize('NFD'), await hashPassword('pässwörd'.normalize('NFC')))).toBe(true)
})

test('more passwords at once than the server can count wait, and too many are sent away', async () => {
  const asked = Array.from({ length: 60 }, () => isPassword('x', undefined))
  const outcomes = await Promise.allSettled(asked)
  const away = outcomes.filter((it) => it.status === 'rejected' && it.reason instanceof PasswordsBusy)
  expect([outcomes.length, away.length]).toEqual([60, 8])
})
