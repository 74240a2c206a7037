import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '../../../domain/product/product.ts'
import { localised } from '../../i18n/i18n.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'

/** A product that no look is drawn for yet: nothing can be made of it, so the way leads to the others. */
export function NoLooks({ product }: { readonly product: Product }) {
  const { t } = useLingui()
  const name = localised(product.name)
  return (
    <EmptyState
      drawing="soon"
      title={t`No looks for ${name} yet`}
      action={
        <LinkButton to="prod_list" variant="primary">
          <Trans>See all products</Trans>
        </LinkButton>
      }
    >
      <Trans>They’re still being designed. Please come back in a few days.</Trans>
    </EmptyState>
  )
}
