import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useWorld } from '../../ports/ports.ts'
import type { SharedDesign } from '../../ports/shared-design-ports.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { FlipBook } from './FlipBook.tsx'

/** How often pages are asked for again while some are being painted. */
const PAINTING_MS = 3000

/** Route `/design_flip`: a design that somebody shared, leafed through by whoever holds its link. Needs no sign-in. */
export function DesignFlipScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const token = useQueryOfAddress().get('st') ?? ''
  const world = useWorld()
  const client = useQueryClient()
  const key = ['shared design', token]
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (token === '' ? null : (await world.app()).sharedDesigns.open(token, signal)),
    refetchInterval: ({ state }) => (isPainting(state.data) ? PAINTING_MS : false),
  })
  useUnindexed()
  if (data === undefined) {
    return error ? (
      <Screen top={<TopBar title={t`A shared design`} onBack={() => back('index')} />}>
        <FaultState fault={error} onRetry={() => void refetch()} />
      </Screen>
    ) : (
      <WaitingFor what="desk" />
    )
  }
  if (data === null) {
    return (
      <Screen top={<TopBar title={t`A shared design`} onBack={() => back('index')} />}>
        <EmptyState
          drawing="nothingFound"
          title={t`This link no longer works`}
          action={
            <LinkButton to="index">
              <Trans>Go to the shop</Trans>
            </LinkButton>
          }
        >
          <Trans>The design is no longer shared, or the link is not complete. Ask whoever sent it for a new one.</Trans>
        </EmptyState>
      </Screen>
    )
  }
  return (
    <FlipBook
      design={data}
      onComment={async (comment, opid) => {
        const made = await (await world.app()).sharedDesigns.comment(token, comment, opid)
        client.setQueryData<SharedDesign | null>(key, (now) => now && { ...now, comments: [...now.comments, made] })
      }}
    />
  )
}

function isPainting(design: SharedDesign | null | undefined): boolean {
  return design?.pages.some(({ picture }) => picture === '') ?? false
}

/** What was sent to friends is for friends: no search engine keeps it. */
function useUnindexed(): void {
  useEffect(() => {
    const robots = document.createElement('meta')
    robots.name = 'robots'
    robots.content = 'noindex, nofollow, noarchive'
    document.head.append(robots)
    return () => robots.remove()
  }, [])
}
