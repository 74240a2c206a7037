import { bindUserPhone, sendVerifyCode } from '../../../domain/calls/account.ts'
import { RESEND_AFTER } from '../../../domain/login/phone-login.ts'
import type { BindPhonePorts } from '../../../machines/bind-phone/bind-phone.ports.ts'
import type { Clock } from '../../../machines/clock.ts'
import { callApi, plainRefusal } from '../platform/api.ts'

export function bindPhonePorts(clock: Clock): BindPhonePorts {
  return {
    clock,
    sendCode: async ({ phone, mchid }, signal) => {
      const answer = await callApi(sendVerifyCode, { ...(phone ? { phone } : {}), mchid }, { signal })
      if (answer.kind === 'ok') {
        return { kind: 'sent', resendAt: Date.now() + answer.data.resendAfter * 1000 }
      }
      return answer.reason === 'code-too-soon'
        ? { kind: 'sent', resendAt: Date.now() + RESEND_AFTER }
        : plainRefusal(answer)
    },
    bindPhone: async ({ phone, code, oldCode, mchid }, signal) => {
      const old = oldCode ? { oldcode: oldCode } : {}
      const answer = await callApi(bindUserPhone, { phone, verifycode: code, ...old, mchid }, { signal })
      return answer.kind === 'ok' ? { kind: 'bound', phone: answer.data.phone } : plainRefusal(answer)
    },
  }
}
