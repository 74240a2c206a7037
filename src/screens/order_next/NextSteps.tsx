import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type OrderReference, queryOf } from '../../../domain/navigation/decide-entry.ts'
import {
  draftOfItem,
  type ItemState,
  isBegunElsewhere,
  itemState,
  nextItem,
  readyItems,
} from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem, LinkOrder } from '../../../machines/link-login/link-login.types.ts'
import type { OrderOutput } from '../../../machines/order/order.types.ts'
import { HandIn } from '../../features/orders/HandIn.tsx'
import { StartItem } from '../../features/orders/StartItem.tsx'
import { successQuery } from '../../features/orders/success-query.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import { usePorts } from '../../ports/ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import styles from './OrderNextScreen.module.css'
import { useVolumes } from './use-volumes.ts'
import { VolumesNote } from './VolumesNote.tsx'

interface NextStepsProps {
  readonly top: ReactNode
  readonly reference: OrderReference
  readonly phoneTail: string
  readonly item: LinkItem
  readonly order: LinkOrder
  readonly drafts: readonly ItemDraft[]
}

/** The design of one thing is done: hand it in now, with the others, or after the next one. */
export function NextSteps({ top, reference, phoneTail, item, order, drafts }: NextStepsProps) {
  const { go, replace } = useNavigation()
  const { ec } = usePorts()
  const client = useQueryClient()
  const [handing, setHanding] = useState<readonly LinkItem[] | null>(null)
  const [starting, setStarting] = useState<LinkItem | null>(null)
  const [agreed, setAgreed] = useState(false)
  const state = itemState(item, drafts)
  const elsewhere = isBegunElsewhere(item, drafts)
  const unfinished = !elsewhere && (state === 'to-start' || state === 'begun')
  const ready = readyItems(order.items, drafts)
  const next = nextItem(order.items, drafts, item.sub)
  const draft = draftOfItem(item, drafts)
  const { verdict, parts } = useVolumes(item, draft)
  const asks = verdict.kind !== 'one'
  const layOut = async () => {
    if (draft?.aid && draft.themeId) {
      const { aid, themeId } = draft
      const { pid, sub } = item
      await ec.keepDraft({ sub, aid, themeId, volume: { at: 0, parts }, pid, reference, phoneTail })
      go('theme_preview', { aid, pid, tid: themeId, photos: parts[0]?.join(',') })
    }
  }
  const done = (outcome: OrderOutput) => {
    setHanding(null)
    void client.invalidateQueries()
    replace('order_success', successQuery(reference, outcome.orderId ?? order.orderId))
  }
  return (
    <Screen top={top}>
      <div className={styles['column']}>
        <EmptyState drawing={unfinished ? 'emptyBook' : 'done'} title={<Title state={state} elsewhere={elsewhere} />}>
          {item.name}
        </EmptyState>
        {asks && state === 'ready' ? (
          <VolumesNote
            {...{ verdict, agreed }}
            onAgree={setAgreed}
            {...(parts.length > 1 && draft?.themeId ? { onVolumes: () => void layOut() } : {})}
          />
        ) : null}
        {state === 'ready' || elsewhere ? (
          <Button
            variant={asks ? 'secondary' : 'primary'}
            wide
            disabled={asks && !agreed}
            onClick={() => setHanding([item])}
          >
            <Trans>Submit this one</Trans>
          </Button>
        ) : null}
        {unfinished ? (
          <Button variant="primary" wide onClick={() => setStarting(item)}>
            <Trans>Continue with it</Trans>
          </Button>
        ) : null}
        {elsewhere ? (
          <Button wide onClick={() => setStarting(item)}>
            <Trans>Look at it again</Trans>
          </Button>
        ) : null}
        {ready.length > 1 ? (
          <Button wide disabled={asks && !agreed} onClick={() => setHanding(ready)}>
            <Trans>Submit all {ready.length} that are ready</Trans>
          </Button>
        ) : null}
        {next ? (
          <Button
            wide
            variant={state === 'ready' || elsewhere || unfinished ? 'secondary' : 'primary'}
            onClick={() => setStarting(next)}
          >
            <Trans>Continue with {next.name}</Trans>
          </Button>
        ) : null}
        <LinkButton to="order_eclist" query={queryOf(reference)} variant="quiet" wide>
          <Trans>All items in this order</Trans>
        </LinkButton>
      </div>
      {handing ? (
        <HandIn
          {...{ reference, phoneTail, order, drafts, items: handing }}
          onDone={done}
          onClose={() => setHanding(null)}
        />
      ) : null}
      {starting ? (
        <StartItem reference={reference} phoneTail={phoneTail} item={starting} onClose={() => setStarting(null)} />
      ) : null}
    </Screen>
  )
}

function Title({ state, elsewhere }: { readonly state: ItemState; readonly elsewhere: boolean }) {
  if (state === 'submitted') {
    return <Trans>Submitted</Trans>
  }
  if (!elsewhere && (state === 'to-start' || state === 'begun')) {
    return <Trans>Not finished yet</Trans>
  }
  return elsewhere ? <Trans>Your design is here</Trans> : <Trans>Your design is done</Trans>
}
