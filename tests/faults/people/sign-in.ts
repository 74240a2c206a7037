import { URI } from 'otpauth'
import { acceptInvitation, getInvitation } from '../../../domain/calls/staff.ts'
import { invariant } from '../../../domain/never.ts'
import type { RunState } from '../../../server/cli/book/run-state.ts'
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

/** The merchant's first owner, by a link that the shop says when it starts: of nodes that start together each tells one, and any of them works. */
export async function signInOwner({ insist }: Person, log: string): Promise<void> {
  const t = [...log.matchAll(/[?&/]t=([A-Za-z0-9_-]+)/g)].at(-1)?.[1]
  invariant(t, 'the shop tells the link of its first owner')
  const { totp } = await insist(getInvitation, { t })
  const codes = URI.parse(totp)
  invariant('generate' in codes, 'the codes of an authenticator')
  const code = codes.generate()
  const password = 'a password of the faults'
  await insist(acceptInvitation, { t, name: 'Owner', email: 'owner@example.com', password, password2: password, code })
}
