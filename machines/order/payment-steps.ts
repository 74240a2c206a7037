import { payPause } from '../../domain/pay/pay-polling.ts'
import { keepProblem } from '../faults.ts'
import { orderIdOf, orderSetup } from './order.setup.ts'

/** Back from the pay page, which is not believed: the server is asked. */
export const paymentSteps = orderSetup.createStateConfig({
  initial: 'asking',
  entry: ['start asking', 'forget what went wrong'],
  tags: 'submitted',
  states: {
    asking: {
      description: 'The server is asked whether the order is paid; the pay page is not believed.',
      tags: ['busy', 'asking for payment'],
      entry: 'count the question',
      invoke: {
        id: 'ask for payment',
        src: 'ask for payment',
        input: orderIdOf,
        onDone: [
          { guard: { type: 'is paid', params: ({ event }) => event.output }, target: '#order.paid' },
          {
            guard: { type: 'is refused', params: ({ event }) => event.output },
            target: 'unconfirmed',
            actions: { type: 'keep the refusal', params: ({ event }) => event.output },
          },
          { target: 'waiting' },
        ],
        onError: { target: 'waiting', actions: keepProblem },
      },
    },
    waiting: {
      description: 'A pause before the next question: 1, 1, 2, 3, then 5 seconds.',
      tags: ['busy', 'asking for payment'],
      always: { guard: 'patience is over', target: 'unconfirmed' },
      invoke: {
        id: 'wait for the payment',
        src: 'wait',
        input: ({ context }) => ({ ms: payPause(context.polls) }),
        onDone: 'asking',
        onError: 'asking',
      },
    },
    unconfirmed: {
      description: 'The payment is being confirmed: it may still come, nothing has failed.',
      tags: 'being confirmed',
      on: { 'pay.ask again': { target: '#order.payment', reenter: true }, 'order.pay': '#order.leaving' },
    },
  },
})
