import type { SnapshotFrom } from 'xstate'
import type { bindPhoneMachine } from './bind-phone.machine.ts'

type BindPhoneSnapshot = SnapshotFrom<typeof bindPhoneMachine>

/** Which step is shown. */
export type BindPhoneStep = 'number' | 'new-phone' | 'old-phone' | 'sign-in-again' | 'taken'

/** What has been done so far; until the new phone's code is on its way, the number stands before it. */
export function bindPhoneStep(snapshot: BindPhoneSnapshot): BindPhoneStep {
  if (snapshot.matches('taken')) {
    return 'taken'
  }
  if (snapshot.matches('signInAgain')) {
    return 'sign-in-again'
  }
  if (snapshot.matches('oldCode')) {
    return 'old-phone'
  }
  return snapshot.matches('newCode') ? 'new-phone' : 'number'
}

/** The code that was asked for. */
export function bindPhoneCode(snapshot: BindPhoneSnapshot) {
  return snapshot.children.code
}
