import { sendLoginVerifyCode, userLogin } from '../../domain/calls/account.ts'
import { asId, type UserId } from '../../domain/ids.ts'
import { type PhoneLoginRefusal, RESEND_AFTER } from '../../domain/login/phone-login.ts'
import type { Clock } from '../../machines/clock.ts'
import { ServerFault } from '../../machines/faults.ts'
import type { LoginPorts } from '../../machines/login/login.ports.ts'
import type { Refused } from '../../machines/refused.ts'
import { callApi } from './api.ts'

/** A code was sent to this phone less than a minute ago. */
const TOO_SOON = 1102

/** Codes of refusals on the wire that a login can meet. */
const REASONS: Readonly<Record<number, PhoneLoginRefusal>> = {
  1101: 'phone-invalid',
  1103: 'too-many-tries',
  1104: 'code-wrong',
  1105: 'code-not-sent',
  4290: 'too-many-tries',
}

export function loginPorts(clock: Clock): LoginPorts {
  return {
    clock,
    sendCode: async ({ phone, mchid }, signal) => {
      const answer = await callApi(sendLoginVerifyCode, { phone, mchid }, { signal })
      if (answer.kind === 'ok') {
        return { kind: 'sent', resendAt: Date.now() + answer.data.resendAfter * 1000 }
      }
      // Sent a moment ago, by a visit or an answer that got lost: the code is on its way and can be typed.
      return answer.code === TOO_SOON
        ? { kind: 'sent', resendAt: Date.now() + RESEND_AFTER }
        : refused(answer.code, answer.sentence)
    },
    signIn: async ({ phone, code, mchid }, signal) => {
      const answer = await callApi(userLogin, { phone, verifycode: code, mchid }, { signal })
      return answer.kind === 'ok'
        ? { kind: 'signed-in', uid: asId<UserId>(answer.data.uid) }
        : refused(answer.code, answer.sentence)
    },
  }
}

function refused(code: number, message: string): Refused<PhoneLoginRefusal> {
  const reason = REASONS[code]
  if (!reason) {
    throw new ServerFault(`a login was refused with the unknown code ${code}: ${message}`)
  }
  return { kind: 'refused', reason, code, message }
}
