import { expect, test } from 'vitest'
import { isEmail, plainEmail } from './email.ts'
import { newPasswordRefusal } from './password.ts'

test('B§5 registration: invalid email [B§5.email]', () => {
  const good = [
    'a@b.co',
    ' Wang.Li+shop@Example.COM ',
    "o'neil@mail.example.org",
    '王@例子.中国',
    `${'a'.repeat(64)}@b.co`,
  ]
  const bad = [
    ...['', 'a', 'a@', '@b.co', 'a@b', 'a@@b.co', 'a@b@c.co', 'a b@c.co', 'a@b..co', '.a@b.co', 'a.@b.co', 'a..b@c.co'],
    ...['a@-b.co', 'a@b-.co', 'a@1.2.3.4', 'a@b.co,c@d.co', 'a@b.co>', '<a@b.co', 'a\r\nbcc:x@y.co@b.co'],
    ...[`${'a'.repeat(65)}@b.co`, `a@${'b'.repeat(64)}.co`, `a@${'b.'.repeat(130)}co`],
  ]
  expect([good.filter((it) => !isEmail(it)), bad.filter(isEmail)]).toEqual([[], []])
})

test('safety 3.36: the pattern of an address takes linear time on hostile texts', () => {
  const hostile = ['!@!.'.repeat(25_000), `${'a'.repeat(100_000)}!`, `a@${'a.'.repeat(50_000)}`, '@'.repeat(100_000)]
  // A pattern that goes back and forth would not come to an end before the test's limit.
  expect(hostile.map(isEmail)).toEqual([false, false, false, false])
})

test('an address is kept in one form', () => {
  expect(plainEmail('  Wang@Example.COM ')).toBe('wang@example.com')
})

test('B§5 registration: password cannot be empty, passwords inconsistent [B§5.password]', () => {
  expect([
    newPasswordRefusal('', ''),
    newPasswordRefusal('', 'x'),
    newPasswordRefusal('longenough', 'longenougH'),
    newPasswordRefusal('longenough', 'longenough'),
  ]).toEqual(['password-empty', 'password-empty', 'passwords-differ', undefined])
})

test('safety 3.36: a password has 8 to 128 characters, counted as people count', () => {
  const lengths = [7, 8, 128, 129].map((length) => '密'.repeat(length))
  const emoji = '👍'.repeat(8)
  expect([...lengths, emoji].map((it) => newPasswordRefusal(it, it))).toEqual([
    'password-length',
    undefined,
    undefined,
    'password-length',
    undefined,
  ])
})
