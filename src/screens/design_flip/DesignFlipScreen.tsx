import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useWorld } from '../../ports/ports.ts'
import type { DesignComment, SharedDesign } from '../../ports/shared-design-ports.ts'
import { underOneKey } from '../../ports/under-one-key.ts'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { WaitingFor } from '../../ui/feedback/WaitingFor.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { FlipBook } from './FlipBook.tsx'

/** How often pages are asked for again while some are being painted. */
const PAINTING_MS = 3000
/** A picture that has not come after five minutes does not come: who comes back to the page asks again. */
const PAINTING_TIMES = 100

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
    refetchInterval: ({ state }) =>
      isPainting(state.data) && state.dataUpdateCount < PAINTING_TIMES ? PAINTING_MS : false,
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
      onComment={async (comment) => {
        const { sharedDesigns } = await world.app()
        // The same comment sent twice, because its answer got lost, is one.
        const made = await underOneKey(['comment', token, comment], (opid) =>
          sharedDesigns.comment(token, comment, opid),
        )
        // What was asked before it was written does not know it.
        await client.cancelQueries({ queryKey: key })
        client.setQueryData<SharedDesign | null>(key, (now) => now && withComment(now, made))
      }}
    />
  )
}

/** Where it was read in between it is there already. */
function withComment(design: SharedDesign, made: DesignComment): SharedDesign {
  return { ...design, comments: [...design.comments.filter(({ id }) => id !== made.id), made] }
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
