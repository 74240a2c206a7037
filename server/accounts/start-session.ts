import type { Caller } from '../base/caller.ts'
import { newToken, tokenHash } from '../base/tokens.ts'
import type { Cookies } from '../ports/cookies.ts'
import { createSessionStore } from '../stores/sessions.store.ts'
import type { User } from '../stores/users.store.ts'
import type { VerifyCodeContext } from './verify-codes.ts'

/** Signs this browser in with a new session; the one that it had ends, so that nobody can have planted it. */
export async function startSession(
  {
    caller,
    db,
    now,
    cookies,
  }: VerifyCodeContext & { readonly caller: Caller; readonly cookies: Pick<Cookies, 'setSession'> },
  user: Pick<User, 'uid' | 'mchid'>,
): Promise<void> {
  const token = newToken()
  const sessions = createSessionStore(db)
  await sessions.insert({ id: tokenHash(token), mchid: user.mchid, uid: user.uid }, now)
  if (caller.sessionId) {
    await sessions.remove(caller.sessionId)
  }
  cookies.setSession(token)
}
