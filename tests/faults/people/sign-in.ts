import { URI } from 'otpauth'
import { acceptInvitation, getInvitation } from '../../../domain/calls/staff.ts'
import { invariant } from '../../../domain/never.ts'
import type { RunState } from '../../../server/cli/book/run-state.ts'
import { CallRefused } from '../../../server/cli/book/shop-client.ts'
import { signIn } from '../../../server/cli/book/sign-in.ts'
import type { Person } from './person.ts'

/** A shopper who never was here. Answers the user id. */
export async function signInShopper({ client }: Person, phone: string): Promise<string> {
  const state: RunState = {
    ...{ version: 1, run: phone, photosDir: '', phone, cookies: {}, albumSaved: false, photos: {} },
    ...{ orderTry: 0, paid: false, ms: {} },
  }
  return await signIn(client, { state, save: (change) => change(state) })
}

/** The merchant's first owner, by the link that the shop says when it starts. */
export async function signInOwner(owner: Person, log: string): Promise<void> {
  const { t, totp } = await invitationOf(owner, log)
  const codes = URI.parse(totp)
  invariant('generate' in codes, 'the codes of an authenticator')
  const code = codes.generate()
  const password = 'a password of the faults'
  const account = { name: 'Owner', email: 'owner@example.com', password, password2: password }
  await owner.insist(acceptInvitation, { t, ...account, code })
}

/** Every node that starts invites, and only the last invitation holds: which node that was is not in their logs. */
async function invitationOf({ insist }: Person, log: string): Promise<{ readonly t: string; readonly totp: string }> {
  for (const [, t = ''] of [...log.matchAll(/[?&/]t=([A-Za-z0-9_-]+)/g)].reverse()) {
    const held = await insist(getInvitation, { t }).catch((fault: unknown) => {
      if (fault instanceof CallRefused) {
        return undefined
      }
      throw fault
    })
    if (held) {
      return { t, totp: held.totp }
    }
  }
  throw new Error('the shop tells the link of its first owner')
}
