import { Trans, useLingui } from '@lingui/react/macro'
import { type OrderReference, queryOf, referenceKey, referenceOf } from '../../../domain/navigation/decide-entry.ts'
import { readEntryLink } from '../../../domain/navigation/entry-link.ts'
import type { ItemDraft } from '../../../machines/link-login/link-login.types.ts'
import { linkRefusalMessages } from '../../messages/link-refusals.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useFreshQuery } from '../../ports/api-query.ts'
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

interface KnownItemProps {
  readonly reference: OrderReference
  readonly sub: string
}

/** What is handed in is the design as it was confirmed last: nothing that was read before this screen opened is gone by. */
function KnownItem({ reference, sub }: KnownItemProps) {
  const { visit } = useVisit()
  const drafts = useFreshQuery(['drafts of a link', referenceKey(reference)], ({ ec }) => ec.drafts(reference))
  if (drafts.error) {
    return <NotRead reference={reference} fault={drafts.error} onRetry={() => void drafts.refetch()} />
  }
  if (!drafts.data) {
    return <WaitingFor what="order" />
  }
  const phoneTail = visit.ecommerce.phoneTail || (drafts.data.find((draft) => draft.sub === sub)?.phoneTail ?? '')
  return <ItemOfOrder key={phoneTail} {...{ reference, sub, phoneTail }} drafts={drafts.data} />
}

interface ItemOfOrderProps extends KnownItemProps {
  readonly phoneTail: string
  readonly drafts: readonly ItemDraft[]
}

function ItemOfOrder({ reference, sub, phoneTail, drafts }: ItemOfOrderProps) {
  const { i18n } = useLingui()
  const order = useFreshQuery(['link order', referenceKey(reference), phoneTail], ({ ec }, signal) =>
    ec.find({ reference, phoneTail }, signal),
  )
  const top = <Top reference={reference} />
  if (order.error) {
    return <NotRead reference={reference} fault={order.error} onRetry={() => void order.refetch()} />
  }
  if (!order.data) {
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
    <NextSteps top={top} {...{ reference, phoneTail, item, drafts }} order={order.data.found} />
  ) : (
    <Redirect to="order_eclist" query={queryOf(reference)} />
  )
}

interface NotReadProps {
  readonly reference: OrderReference
  readonly fault: Error
  readonly onRetry: () => void
}

function NotRead({ reference, fault, onRetry }: NotReadProps) {
  return (
    <Screen top={<Top reference={reference} />}>
      <FaultState fault={fault} onRetry={onRetry} />
    </Screen>
  )
}

function Top({ reference }: { readonly reference: OrderReference }) {
  const { t } = useLingui()
  const { go } = useNavigation()
  return <TopBar title={t`Almost there`} onBack={() => go('order_eclist', queryOf(reference))} />
}
