import { expect, test } from 'vitest'
import { errorForLog } from '../base/error-for-log.ts'
import { queueError } from './queue-error.ts'

test('the log says why the job queue stumbled, though what pg-boss reports is a copy of the error', () => {
  const lost = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' })
  // pg-boss 12, manager.js: what failed in a worker is reported like this.
  const reported = { ...lost, message: lost.message, stack: lost.stack, queue: 'print', worker: 'w1' }
  const { message, code, stack } = errorForLog(queueError(reported))
  expect([message, code, stack.split('\n').length > 1]).toEqual([
    'Connection terminated unexpectedly',
    'ECONNRESET',
    true,
  ])
  expect(queueError(lost)).toBe(lost)
  expect(errorForLog(queueError({ data: { phone: '13800138000' } })).message).toBe('the job queue reported no error')
})
