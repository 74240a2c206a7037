import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { hasDesign, type ItemState, itemState } from '../../../machines/link-login/item-state.ts'
import type { ItemDraft, LinkItem } from '../../../machines/link-login/link-login.types.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { PrintedPicture } from '../../ui/pictures/PrintedPicture.tsx'
import { ProductPicture } from '../../ui/pictures/ProductPicture.tsx'
import { useCover } from '../../features/designs/use-cover.ts'
import styles from './EcItem.module.css'

interface EcItemProps {
  readonly item: LinkItem
  readonly drafts: readonly ItemDraft[]
  readonly onStart: () => void
  /** Other photos than those of its design. */
  readonly onPhotos: () => void
}

/** One thing of the order: picture, name, how many, how many photos it takes, where it stands, what to do. */
export function EcItem({ item, drafts, onStart, onPhotos }: EcItemProps) {
  const state = itemState(item, drafts)
  const taskId = drafts.find(({ sub }) => sub === item.sub)?.taskId ?? item.taskId
  const cover = useCover(taskId)
  return (
    <article className={styles['item']} data-state={state}>
      <div className={styles['picture']}>
        {cover.data ? (
          <PrintedPicture src={cover.data} title={item.name} ratio={1} bound={item.type === 1} />
        ) : (
          <ProductPicture type={item.type} />
        )}
      </div>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{item.name}</h2>
        <p className={styles['facts']}>
          <Trans>Copies: {item.quantity}</Trans>
          <PhotoRange item={item} />
        </p>
        <p className={styles['state']}>{STATES[state]}</p>
      </div>
      {ACTIONS[state] ? (
        <div className={styles['acts']}>
          <Button variant={state === 'ready' ? 'quiet' : 'primary'} onClick={onStart}>
            {ACTIONS[state]}
          </Button>
          {hasDesign(item, drafts) ? (
            <Button variant="quiet" onClick={onPhotos}>
              <Trans>Choose photos</Trans>
            </Button>
          ) : null}
        </div>
      ) : null}
    </article>
  )
}

function PhotoRange({ item: { minPhotos, maxPhotos, state } }: { readonly item: LinkItem }) {
  if (state === 'nothing' || (minPhotos === 0 && maxPhotos === 0)) {
    return null
  }
  return (
    <>
      {' · '}
      {maxPhotos > minPhotos ? (
        <Trans>
          {minPhotos} to {maxPhotos} photos
        </Trans>
      ) : (
        <Plural value={Math.max(minPhotos, maxPhotos)} one="# photo" other="# photos" />
      )}
    </>
  )
}

const STATES: Record<ItemState, ReactNode> = {
  'to-start': <Trans>Waiting for your photos</Trans>,
  begun: <Trans>Started</Trans>,
  ready: <Trans>Ready to submit</Trans>,
  submitted: (
    <>
      <Icon name="check" size={16} /> <Trans>Submitted</Trans>
    </>
  ),
  nothing: <Trans>No photos needed</Trans>,
}

const ACTIONS: Record<ItemState, ReactNode> = {
  'to-start': <Trans>Start</Trans>,
  begun: <Trans>Continue</Trans>,
  ready: <Trans>Review</Trans>,
  submitted: null,
  nothing: null,
}
