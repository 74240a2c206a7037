import { expect, test } from 'vitest'
import { isBusy } from './drain.ts'

const jobs = (queue: string, state: string, count = 1) => `keepsake_jobs{queue="${queue}",state="${state}"} ${count}`

test('a shop is at rest when what is left is planned for later, not while work done ahead is due', () => {
  const left = [
    ...[jobs('print', 'ready', 0), jobs('hold', 'planned'), jobs('prepare', 'planned', 7)],
    ...[jobs('ask-payment', 'planned'), jobs('reconcile-payments', 'ready'), jobs('print', 'failed')],
  ]
  expect({
    left: isBusy(left.join('\n')),
    prepares: [isBusy(jobs('prepare', 'ready', 56)), isBusy(jobs('prepare', 'active'))],
    holds: isBusy(jobs('hold', 'ready')),
    prints: [isBusy(jobs('print', 'ready')), isBusy(jobs('print', 'planned')), isBusy(jobs('print-dead', 'ready'))],
  }).toEqual({ left: false, prepares: [true, true], holds: true, prints: [true, true, true] })
})
