import { useLingui } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { queryOf } from '../../../domain/navigation/decide-entry.ts'
import type { linkLoginMachine } from '../../../machines/link-login/link-login.machine.ts'
import { linkLoginProgressOf, linkLoginStage } from '../../../machines/link-login/link-login.selectors.ts'
import type { LinkLoginRefusal } from '../../../machines/link-login/link-login.types.ts'
import { LinkFailed } from '../../features/orders/LinkFailed.tsx'
import { LinkSteps } from '../../features/orders/LinkSteps.tsx'
import { successQuery } from '../../features/orders/success-query.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useSession } from '../../session/session.ts'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { EcItems } from './EcItems.tsx'

interface LinkOrderViewProps {
  readonly login: ActorRefFrom<typeof linkLoginMachine>
}

/** Refusals that another order number mends: they are said where it is typed (A§8: navigation to the list is blocked). */
const OF_THE_NUMBER: readonly LinkLoginRefusal[] = ['order-number-wrong', 'order-number-empty', 'too-many-tries']

/** The order behind a link: its five steps, why one failed, or its things. */
export function LinkOrderView({ login }: LinkOrderViewProps) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const { shopper } = useSession()
  const stage = useSelector(login, linkLoginStage)
  const progress = useSelector(login, linkLoginProgressOf)
  const refused = useSelector(login, ({ context }) => context.refused)
  const reference = useSelector(login, ({ context }) => context.reference)
  const order = useSelector(login, ({ context }) => context.order)
  const drafts = useSelector(login, ({ context }) => context.drafts)
  const phoneTail = useSelector(login, ({ context }) => context.phoneTail)
  if (refused && reference.kind === 'outtrade' && OF_THE_NUMBER.includes(refused.reason)) {
    return <Redirect to="order_ec" query={{ oid: reference.number, why: refused.reason }} />
  }
  if (stage === 'ready' && order?.submission === 'all') {
    return <Redirect to="order_success" query={successQuery(reference, order.orderId)} />
  }
  if (stage === 'ready' && !shopper) {
    // The session has ended over the open list.
    return <Redirect to="login" query={{ ...queryOf(reference), nt: 'order_eclist' }} />
  }
  const top = <TopBar title={t`Your order`} onBack={() => back('index')} />
  if (stage === 'ready' && order) {
    return <EcItems top={top} order={order} reference={reference} drafts={drafts} phoneTail={phoneTail} />
  }
  return (
    <Screen top={top}>{stage === 'failed' ? <LinkFailed login={login} /> : <LinkSteps progress={progress} />}</Screen>
  )
}
