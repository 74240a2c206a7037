import { DrizzleQueryError } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'

function logged(error: unknown): string {
  const lines: string[] = []
  const log = pino({ serializers: { err: errorForLog } }, { write: (line) => lines.push(line) })
  log.error({ err: error }, 'a request failed')
  log.child({ reqId: '1' }).error({ err: error }, 'again')
  return lines.join('')
}

test('safety section 4: the log says which query failed, never with whose address', () => {
  const cause = Object.assign(new Error('invalid byte sequence for encoding "UTF8": 0x00'), {
    ...{ code: '22021', detail: 'Key (phone)=(13800138000)', where: '王小明' },
  })
  const text = logged(new DrizzleQueryError('insert into "orders" values ($1)', ['王小明', '13800138000'], cause))
  expect([/王小明|13800138000/.test(text), text.includes('insert into'), text.includes('22021')]).toEqual([
    false,
    true,
    true,
  ])
})

test('other errors keep their message and their place', () => {
  const { type, message, stack } = errorForLog(new TypeError('x is not a function'))
  expect([type, message, stack.includes('error-for-log.test.ts')]).toEqual(['TypeError', 'x is not a function', true])
  expect(errorForLog('text').message).toBe('something that is no error was thrown')
})
