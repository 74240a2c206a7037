import { randomUUID } from 'node:crypto'
import { asId, type OrderId } from '../../../domain/ids.ts'
import { type AnswerOutcome, answerRequest } from '../../pay/answer-request.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'
import { howItWent } from './refund.command.ts'

const WHY_NOT = {
  unknown: () => 'There is no such order.',
  'nothing-asked': () => 'Its shopper asks for nothing, or has been answered already.',
  'asked-anew': () => 'Something else is asked of it by now: npm run shop -- orders',
  'others-travel': () => 'Other orders travel in its parcel, whose delivery it has paid: close them first.',
  'travels-along': () => 'It travels in the parcel of another order and goes where that one goes. Answer no.',
  'not-possible': (state: string) => `The order is ${state}: what was asked for is not possible any more. Answer no.`,
} as const

export const answerCommand: Command = {
  ...COMMAND_WORDS.answer,
  run: async (input) => {
    const [id, request, word, ...text] = input.args
    if (!id || !request || !(word === 'yes' || word === 'no')) {
      throw new OperatorMistake(`Usage: npm run shop -- ${answerCommand.usage}`)
    }
    const orderId = asId<OrderId>(id)
    await inShop(input, 'api', async ({ deps }) => {
      const { db, jobs, clock } = deps
      const said = { request, agreed: word === 'yes', answer: text.join(' ') }
      const outcome = await answerRequest(
        { db, jobs, actor: 'operator', requestId: randomUUID(), now: clock.now() },
        orderId,
        said,
      )
      const { request: asked, refund } = done(outcome)
      input.report(`Order ${orderId}: “${asked.text}” (${asked.kind}) is answered with ${word}.`)
      if (refund) {
        input.report(await howItWent(deps, refund))
      }
    })
  },
}

/** @throws OperatorMistake when nothing was answered */
function done(outcome: AnswerOutcome): Extract<AnswerOutcome, { kind: 'answered' }> {
  switch (outcome.kind) {
    case 'answered':
      return outcome
    case 'not-possible':
      throw new OperatorMistake(WHY_NOT[outcome.kind](outcome.state))
    default:
      throw new OperatorMistake(WHY_NOT[outcome.kind]())
  }
}
