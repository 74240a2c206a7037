import { randomUUID } from 'node:crypto'
import { asId, type MerchantId } from '../../../domain/ids.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff.ts'
import { invite } from '../../accounts/staff/invite.ts'
import { type Command, OperatorMistake } from './command.ts'
import { COMMAND_WORDS } from './command-words.ts'
import { inShop } from './in-shop.ts'

export const inviteCommand: Command = {
  ...COMMAND_WORDS.invite,
  run: async (input) => {
    const [typed, name, merchant = '1', ...more] = input.args
    const role = STAFF_ROLES.find((one) => one === typed)
    if (!role || !name || more.length > 0) {
      throw new OperatorMistake(`Usage: npm run shop -- ${inviteCommand.usage}\nROLE: ${STAFF_ROLES.join(', ')}`)
    }
    await inShop(input, 'api', async ({ deps: { db, ids, env, clock } }) => {
      const mchid = asId<MerchantId>(merchant)
      const inviting = { db, ids, env, mchid, actor: 'operator', requestId: randomUUID(), now: clock.now() }
      const invited = await invite(inviting, { role, name })
      input.report(`${name} is invited as ${role}. This link works once, for three days:\n${invited?.url ?? ''}`)
    })
  },
}
