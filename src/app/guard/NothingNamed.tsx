import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Unnamed } from '../../../domain/navigation/bare-address.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import type { RouteName } from '../../navigation/routes.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'

interface Said {
  readonly title: string
  readonly text: ReactNode
  readonly to: RouteName
  readonly way: ReactNode
}

/** A screen was opened without a word about which product, album, design or order it is: that is said, and leads on. */
export function NothingNamed({ what }: { readonly what: Unnamed }) {
  const { t } = useLingui()
  const { back } = useNavigation()
  const says: Record<Unnamed, Said> = {
    product: {
      title: t`Which product do you mean?`,
      text: <Trans>This link doesn’t say which product. Choose one from the shop.</Trans>,
      to: 'prod_list',
      way: <Trans>See all products</Trans>,
    },
    album: {
      title: t`Which album do you mean?`,
      text: <Trans>This link doesn’t say which album. Open one of yours or start a new one.</Trans>,
      to: 'album_list',
      way: <Trans>My albums</Trans>,
    },
    design: {
      title: t`Which design do you mean?`,
      text: <Trans>This link doesn’t say which design. Everything you’ve made is in one place.</Trans>,
      to: 'design_list',
      way: <Trans>My designs</Trans>,
    },
    order: {
      title: t`Which order do you mean?`,
      text: <Trans>This link doesn’t say which order. Nothing was submitted.</Trans>,
      to: 'order_index',
      way: <Trans>My orders</Trans>,
    },
  }
  const { title, text, to, way } = says[what]
  return (
    <Screen top={<TopBar title={title} onBack={() => back('index')} />}>
      <EmptyState
        drawing="nothingFound"
        title={title}
        action={
          <LinkButton to={to} variant="primary">
            {way}
          </LinkButton>
        }
      >
        {text}
      </EmptyState>
    </Screen>
  )
}
