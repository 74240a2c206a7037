import { useLingui } from '@lingui/react/macro'
import type { Problem } from '../../../machines/faults.ts'
import type { Refused } from '../../../machines/refused.ts'
import { accountSentence } from '../../messages/account-refusals.ts'
import { problemSentence } from '../../messages/problems.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'

interface LoginProblemProps {
  readonly problem?: Problem | null
  /** A refusal that is about no single field. */
  readonly refused?: Refused<string> | null
}

/** What went wrong with a whole form, above its button. */
export function LoginProblem({ problem = null, refused = null }: LoginProblemProps) {
  const { i18n } = useLingui()
  if (problem) {
    return (
      <Banner tone="danger" icon={problem === 'network-lost' ? 'offline' : 'warning'}>
        {i18n._(problemSentence(problem))}
      </Banner>
    )
  }
  return refused ? <Banner tone="danger">{accountSentence(refused)}</Banner> : null
}
