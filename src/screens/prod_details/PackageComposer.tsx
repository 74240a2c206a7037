import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { TaskId } from '../../../domain/ids.ts'
import type { Product } from '../../../domain/product/product.ts'
import { ItemPicture } from '../../features/cart/ItemPicture.tsx'
import { mocked } from '../../features/catalogue/ProductTiles.tsx'
import { localised } from '../../i18n/i18n.ts'
import { useNavigation, useQueryOfAddress } from '../../navigation/navigation.ts'
import { useApiQuery } from '../../ports/api-query.ts'
import type { PackageComposition } from '../../ports/package-ports.ts'
import { usePorts } from '../../ports/ports.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { toast } from '../../ui/feedback/Toast.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Money } from '../../ui/money/Money.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import styles from './PackageComposer.module.css'
import { ProductGallery } from './ProductGallery.tsx'
import { type PartState, partState, routeToPart } from './part-state.ts'

/** In the address: who signed in for it wanted to begin a set. */
const TO_BEGIN = 'new'

/** A set of several things: what is in it, how far each is, and the order once all are ready (readings 22). */
export function PackageComposer({ set }: { readonly set: Product }) {
  const { back } = useNavigation()
  const { shopper } = useSession()
  const key = useQueryOfAddress().get('pkj')
  useFreshComposition()
  const found = useApiQuery(
    ['composition', set.id, key],
    async ({ packages }) => (await (key ? packages.find(key) : packages.newest(set.id))) ?? null,
    shopper !== null,
  )
  const ids = (set.parts ?? []).map(({ pid }) => pid)
  const products = useApiQuery(['parts', ids], ({ catalogue }, signal) =>
    Promise.all(ids.map((pid) => catalogue.product(pid, signal))),
  )
  // The set of this address, or the one that was begun before: it is what is gone on with.
  const begun = found.data ?? undefined
  const composition = key ? begun : undefined
  const revisions = useRevisions(begun)
  const parts = (set.parts ?? []).flatMap((part, at) => {
    const product = products.data?.[at]
    const made = begun?.parts[part.id]
    return product
      ? [{ ...part, product, made, state: partState(product, made, made?.taskId && revisions[made.taskId]) }]
      : []
  })
  return (
    <Screen
      top={<TopBar title={localised(set.name)} onBack={() => back('prod_list')} />}
      lead={<ProductGallery product={set} />}
      bottom={
        <Bar
          set={set}
          composition={composition}
          begun={key ? undefined : begun}
          ready={parts.filter(({ state }) => state === 'ready').length}
          known={parts.length > 0}
        />
      }
    >
      <h2 className={styles['name']}>{localised(set.name)}</h2>
      <p className={styles['description']}>{localised(set.description)}</p>
      {products.error ? <FaultState fault={products.error} onRetry={() => void products.refetch()} /> : null}
      {products.isPending ? <PartsWaiting count={ids.length} /> : null}
      <ol className={styles['parts']}>
        {parts.map(({ id, product, quantity, made, state }) => (
          <Part
            key={id}
            product={product}
            quantity={quantity}
            taskId={state === 'not-begun' ? undefined : made?.taskId}
            state={begun ? state : undefined}
            way={composition && routeToPart(product, state, made, { pkj: composition.key, part: id })}
          />
        ))}
      </ol>
    </Screen>
  )
}

/** The shopper comes back from the design editor: what was made there is read anew. */
function useFreshComposition(): void {
  const client = useQueryClient()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: ['composition'] })
    void client.invalidateQueries({ queryKey: ['revisions'] })
  }, [client])
}

/** The newest revision of every design of the set, as far as the shop has said. */
function useRevisions(composition: PackageComposition | undefined): Readonly<Record<string, number | null>> {
  const tasks = Object.values(composition?.parts ?? {}).flatMap(({ taskId }) => taskId ?? [])
  const revisions = useApiQuery(
    ['revisions', tasks],
    async ({ designs }, signal) =>
      Object.fromEntries(
        await Promise.all(tasks.map(async (taskId) => [taskId, await designs.revisionOf(taskId, signal)] as const)),
      ),
    tasks.length > 0,
  )
  return revisions.data ?? {}
}

interface PartProps {
  readonly product: Product
  readonly quantity: number
  /** The design of it, once there is one: it is what is seen. */
  readonly taskId: TaskId | undefined
  /** Absent before the set is begun. */
  readonly state: PartState | undefined
  readonly way: ReturnType<typeof routeToPart>
}

function Part({ product, quantity, taskId, state, way }: PartProps) {
  const name = localised(product.name)
  return (
    <li className={styles['part']} data-state={state}>
      <span className={styles['picture']}>
        {taskId ? (
          <ItemPicture product={product} taskId={taskId} attributes={[]} small />
        ) : (
          // A title on so small a cover would run over its photo.
          <ProductPicture {...mocked(product)} />
        )}
      </span>
      <span className={styles['words']}>
        <span className={styles['partName']}>{name}</span>
        <span className={styles['note']}>
          {quantity > 1 ? (
            <>
              <Trans>Quantity: {quantity}</Trans>
              {state ? ' · ' : null}
            </>
          ) : null}
          {state ? <StateLabels state={state} /> : null}
        </span>
      </span>
      {way && state ? (
        <LinkButton to={way.name} query={way.query} variant={state === 'ready' ? 'quiet' : 'secondary'}>
          <ActionLabels state={state} /> <span className="hidden-visually">{name}</span>
        </LinkButton>
      ) : null}
    </li>
  )
}

function StateLabels({ state }: { readonly state: PartState }) {
  switch (state) {
    case 'not-begun':
      return <Trans>Not started</Trans>
    case 'designing':
      return <Trans>In progress</Trans>
    case 'ready':
      return <Trans>Ready</Trans>
  }
}

function ActionLabels({ state }: { readonly state: PartState }) {
  switch (state) {
    case 'not-begun':
      return <Trans>Start</Trans>
    case 'designing':
      return <Trans>Continue</Trans>
    case 'ready':
      return <Trans>Change</Trans>
  }
}

interface BarProps {
  readonly set: Product
  /** The set of this address. */
  readonly composition: PackageComposition | undefined
  /** A set of this kind that was begun before, where the address names none. */
  readonly begun: PackageComposition | undefined
  readonly ready: number
  readonly known: boolean
}

function Bar({ set, composition, begun, ready, known }: BarProps) {
  const { t } = useLingui()
  const { merchant, shopper } = useSession()
  const { packages } = usePorts()
  const { go, replace } = useNavigation()
  const [busy, setBusy] = useState(false)
  const total = set.parts?.length ?? 0
  const startable = set.onShelf && !set.soon && known
  const wanted = useQueryOfAddress().get('pkj') === TO_BEGIN && shopper !== null && startable
  const began = useRef(false)
  const begin = async () => {
    if (!shopper) {
      // Signed in, the shopper is at the begun set.
      go('login', { nt: 'prod_details', pid: set.id, pkj: TO_BEGIN })
      return
    }
    setBusy(true)
    try {
      replace('prod_details', { pid: set.id, pkj: (await packages.begin(set.id)).key })
    } catch {
      toast(t`Your phone is out of space for the set. Please free some up and try again.`, 'danger')
    } finally {
      setBusy(false)
    }
  }
  const beginWanted = useEffectEvent(() => void begin())
  useEffect(() => {
    if (wanted && !began.current) {
      began.current = true
      beginWanted()
    }
  }, [wanted])
  if (composition) {
    return (
      <BottomBar
        note={
          <Trans>
            {ready} of {total} ready
          </Trans>
        }
      >
        <Button
          variant="primary"
          disabled={!startable || ready < total}
          onClick={() => go('pay_index', { pkj: composition.key })}
        >
          <Trans>Go to order</Trans>
        </Button>
      </BottomBar>
    )
  }
  return (
    <BottomBar note={<Money amount={set.price.base} currency={merchant.currency.code} size="large" />}>
      <Button variant={begun ? 'secondary' : 'primary'} busy={busy} disabled={!startable} onClick={() => void begin()}>
        {begun ? <Trans>Start another set</Trans> : <Trans>Build your set</Trans>}
      </Button>
      {begun ? (
        <Button
          variant="primary"
          disabled={!startable}
          onClick={() => replace('prod_details', { pid: set.id, pkj: begun.key })}
        >
          <Trans>Continue</Trans>
        </Button>
      ) : null}
    </BottomBar>
  )
}

function PartsWaiting({ count }: { readonly count: number }) {
  return (
    <div className={styles['parts']}>
      <Loading />
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <Skeleton key={at} height="80px" shape="card" />
      ))}
    </div>
  )
}
