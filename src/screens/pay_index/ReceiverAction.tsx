import { Trans } from '@lingui/react/macro'

/** What the button says that asks for whom it is: what is fetched has no address. */
export function ReceiverAction({ fetched }: { readonly fetched: boolean }) {
  return fetched ? <Trans>Who’ll collect it?</Trans> : <Trans>Add the address</Trans>
}
