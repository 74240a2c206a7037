import { type VerificationPorts, wireVerificationCode } from '../verification-code/verification-code.ports.ts'
import { bindPhoneMachine } from './bind-phone.machine.ts'

export function wireBindPhone(ports: VerificationPorts) {
  return bindPhoneMachine.provide({ actors: { 'verification code': wireVerificationCode(ports) } })
}
