import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DesignList } from '../../features/designs/DesignList.tsx'
import { useDesignCommands, useOwnDesigns, useRemovedDesigns } from '../../features/designs/use-own-designs.ts'
import { useNavigation } from '../../navigation/navigation.ts'
import type { OwnDesign } from '../../ports/own-design-ports.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { LinkButton } from '../../ui/controls/LinkButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { FaultState } from '../../ui/feedback/FaultState.tsx'
import { Loading } from '../../ui/feedback/Loading.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { useFaultToast } from '../../ui/feedback/use-fault-toast.ts'
import { Screen } from '../../ui/layout/Screen.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { Sheet } from '../../ui/overlays/Sheet.tsx'
import styles from './DesignListScreen.module.css'

/** Route `/design_list`: every design that the shopper has made, drafts and ordered ones. */
export function DesignListScreen() {
  const { t } = useLingui()
  const { back } = useNavigation()
  const list = useOwnDesigns()
  const [removed, setRemoved] = useState<readonly OwnDesign[]>([])
  const { designs } = list
  return (
    <Screen
      busy={list.isPending}
      top={<TopBar title={t`My designs`} onBack={() => back('index')} />}
      bottom={
        removed.length > 0 ? (
          <Undo
            removed={removed}
            onBack={(design) => setRemoved((all) => all.filter(({ taskId }) => taskId !== design.taskId))}
          />
        ) : undefined
      }
    >
      {list.isPending ? <Waiting /> : null}
      {list.error && !designs ? (
        <FaultState fault={list.error} title={t`Your designs didn’t load`} onRetry={() => void list.refetch()} />
      ) : null}
      {designs?.length === 0 ? <NoneYet /> : null}
      {designs ? <DesignList designs={designs} onRemoved={(design) => setRemoved((all) => [...all, design])} /> : null}
      {designs && !list.hasNextPage ? <RecentlyDeleted /> : null}
      {list.hasNextPage ? (
        <div className={styles['more']}>
          <Button wide busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
      {list.error && designs ? (
        <Banner tone="warning">
          <Trans>We can’t reach the shop right now, so this list may be out of date.</Trans>
        </Banner>
      ) : null}
    </Screen>
  )
}

/** What was deleted stays for 30 days, and is found here, also at the next visit. */
function RecentlyDeleted() {
  const { t, i18n } = useLingui()
  const say = useFaultToast()
  const { data } = useRemovedDesigns()
  const { busy, restore } = useDesignCommands()
  const [open, setOpen] = useState(false)
  if (!data || data.length === 0) {
    return null
  }
  return (
    <div className={styles['more']}>
      <Button variant="quiet" wide icon="trash" onClick={() => setOpen(true)}>
        <Trans>Recently deleted</Trans>
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title={t`Recently deleted`}>
        <p className={styles['kept']}>
          <Trans>A deleted design is kept for 30 days.</Trans>
        </p>
        <ul className={styles['removed']}>
          {data.map((design) => {
            const { name } = design
            return (
              <li key={design.taskId}>
                <span>
                  {name}
                  <small>
                    {design.productName}, {i18n.date(new Date(design.modified), { dateStyle: 'medium' })}
                  </small>
                </span>
                <Button
                  busy={busy === 'restore'}
                  aria-label={t`Restore “${name}”`}
                  onClick={() => {
                    restore(design).catch((fault: unknown) =>
                      say(fault, t`The design wasn’t restored. Please try again.`),
                    )
                  }}
                >
                  <Trans>Restore it</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      </Sheet>
    </div>
  )
}

function NoneYet() {
  const { t } = useLingui()
  return (
    <EmptyState
      drawing="emptyBook"
      title={t`No designs yet`}
      action={
        <LinkButton to="prod_list" variant="primary">
          <Trans>Choose a product</Trans>
        </LinkButton>
      }
    >
      <Trans>Everything you make from your photos is kept here: started, ordered or saved for next time.</Trans>
    </EmptyState>
  )
}

interface UndoProps {
  readonly removed: readonly OwnDesign[]
  onBack(design: OwnDesign): void
}

/** What was deleted during this visit comes back with one tap. */
function Undo({ removed, onBack }: UndoProps) {
  const { t } = useLingui()
  const say = useFaultToast()
  const { busy, restore } = useDesignCommands()
  const design = removed.at(-1)
  if (!design) {
    return null
  }
  const undo = () => {
    restore(design).then(
      () => onBack(design),
      (fault: unknown) => say(fault, t`The design wasn’t restored. Please try again.`),
    )
  }
  return (
    <div className={styles['undo']}>
      <Banner
        icon="trash"
        action={
          <Button variant="quiet" busy={busy === 'restore'} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        }
      >
        <Trans>“{design.name}” was deleted.</Trans>
      </Banner>
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles['waiting']}>
      <Loading />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} height="120px" shape="card" />
      ))}
    </div>
  )
}
