import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import { type OrderReference, referenceKey, referenceOf } from '../../../domain/navigation/decide-entry.ts'
import { readEntryLink } from '../../../domain/navigation/entry-link.ts'
import { withOrder } from '../../../domain/navigation/stored-visit.ts'
import { useQueryOfAddress } from '../../navigation/navigation.ts'
import { Redirect } from '../../navigation/Redirect.tsx'
import { useMachineOf, usePorts } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import { LinkOrderView } from './LinkOrderView.tsx'

/** What an order of a link holds, and how far each thing is: `oid`, or `subid` with `k` (A§2, B§2). */
export function OrderEcListScreen() {
  const query = useQueryOfAddress().toString()
  const { link } = readEntryLink('', query)
  const reference = referenceOf(link)
  if (!reference) {
    return <Redirect to="order_ec" query={link.oid === '' ? { why: 'order-number-empty' } : {}} />
  }
  return <OpenedLink key={referenceKey(reference)} reference={reference} />
}

/** The five steps of the login by link; the visit knows the order from here on. */
function OpenedLink({ reference }: { readonly reference: OrderReference }) {
  const { mchid, ec } = usePorts()
  const { visit, change } = useVisit()
  const { phoneTail } = visit.ecommerce
  const login = useActorRef(
    useMachineOf((machines) => machines.linkLogin),
    { input: { mchid, reference, phoneTail, sub: null } },
  )
  useEffect(() => {
    const watch = login.subscribe(({ context, status }) => {
      if (status !== 'done' || !context.order) {
        return
      }
      const { mode } = context.order
      change((now) => {
        const entered = withOrder(now, { mode, reference }, 'link')
        return { ...entered, ecommerce: { ...entered.ecommerce, phoneTail: context.phoneTail } }
      })
      if (reference.kind === 'outtrade') {
        ec.remember(reference.number)
      }
    })
    return () => watch.unsubscribe()
  }, [login, reference, change, ec])
  return <LinkOrderView login={login} />
}
