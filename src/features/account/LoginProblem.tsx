import { useLingui } from '@lingui/react/macro'
import type { BindPhoneRefusal, LoginRefusal } from '../../../domain/login/login-refusal.ts'
import type { Problem } from '../../../machines/faults.ts'
import { loginSentence } from '../../messages/login-refusals.ts'
import { problemSentence } from '../../messages/problems.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface LoginProblemProps {
  readonly problem?: Problem | null
  /** A refusal that is about no single field. */
  readonly reason?: LoginRefusal | BindPhoneRefusal | null
}

/** What went wrong with a whole form, above its button. */
export function LoginProblem({ problem = null, reason = null }: LoginProblemProps) {
  const { i18n } = useLingui()
  if (problem) {
    return (
      <Banner tone="danger" icon={problem === 'network-lost' ? 'offline' : 'warning'}>
        {i18n._(problemSentence(problem))}
      </Banner>
    )
  }
  return reason ? <Banner tone="danger">{i18n._(loginSentence(reason))}</Banner> : null
}
