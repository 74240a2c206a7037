import { Trans, useLingui } from '@lingui/react/macro'
import { type OrderReference, queryOf, referenceKey, referenceOf } from '../../../domain/navigation/decide-entry.ts'
import { readEntryLink } from '../../../domain/navigation/entry-link.ts'
import { linkRefusalMessages } from '../../messages/link-refusals.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useApiQuery } from '../../ports/api-query.ts'
import { useSession } from '../../session/session.ts'
import { useVisit } from '../../session/visit-store.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { NextSteps } from './NextSteps.tsx'

/** What happens next with one thing of a link's order (`item`): hand it in, or go on with the next one. */
export function OrderNextScreen() {
  const address = useQueryOfAddress()
  const { shopper } = useSession()
  const reference = referenceOf(readEntryLink('', address.toString()).link)
  const sub = address.get('item')
  if (!reference || !sub) {
    return <Redirect to="order_ec" query={{}} />
  }
  if (!shopper) {
    return <Redirect to="login" query={{ ...queryOf(reference), item: sub, nt: 'order_next' }} />
  }
  return <KnownItem key={sub} reference={reference} sub={sub} />
}

function KnownItem({ reference, sub }: { readonly reference: OrderReference; readonly sub: string }) {
  const { t, i18n } = useLingui()
  const { go } = useNavigation()
  const { visit } = useVisit()
  const drafts = useApiQuery(['drafts of a link', referenceKey(reference)], ({ ec }) => ec.drafts(reference))
  const phoneTail = visit.ecommerce.phoneTail || (drafts.data?.find((draft) => draft.sub === sub)?.phoneTail ?? '')
  const order = useApiQuery(
    ['link order', referenceKey(reference), phoneTail],
    ({ ec }, signal) => ec.find({ reference, phoneTail }, signal),
    drafts.data !== undefined,
  )
  const toList = () => go('order_eclist', queryOf(reference))
  const top = <TopBar title={t`Almost there`} onBack={toList} />
  const fault = drafts.error ?? order.error
  if (fault) {
    return (
      <Screen top={top}>
        <FaultState
          fault={fault}
          onRetry={() => {
            void drafts.refetch()
            void order.refetch()
          }}
        />
      </Screen>
    )
  }
  if (!drafts.data || !order.data) {
    return <WaitingFor what="order" />
  }
  if (order.data.kind === 'refused') {
    const messages = linkRefusalMessages(order.data.reason)
    return (
      <Screen top={top}>
        <EmptyState
          tone="fault"
          drawing="nothingFound"
          title={i18n._(messages.title)}
          action={
            <LinkButton to="order_eclist" query={queryOf(reference)} variant="primary">
              <Trans>Back to my order</Trans>
            </LinkButton>
          }
        >
          {i18n._(messages.text)}
        </EmptyState>
      </Screen>
    )
  }
  const item = order.data.found.items.find((one) => one.sub === sub)
  return item ? (
    <NextSteps top={top} {...{ reference, phoneTail, item }} order={order.data.found} drafts={drafts.data} />
  ) : (
    <Redirect to="order_eclist" query={queryOf(reference)} />
  )
}
