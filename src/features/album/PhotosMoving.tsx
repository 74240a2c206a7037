import { Plural, Trans } from '@lingui/react/macro'

interface PhotosMovingProps {
  /** Photos that the shop has not yet. */
  readonly count: number
  readonly offline: boolean
  /** The shopper has stopped the uploads for now. */
  readonly paused: boolean
}

/** What the way on waits for: photos that travel, or that stand still until there is a network or the shopper goes on. */
export function PhotosMoving({ count, offline, paused }: PhotosMovingProps) {
  if (offline) {
    return <Plural value={count} one="# waiting for network" other="# waiting for network" />
  }
  return paused ? <Trans>{count} not uploaded</Trans> : <Trans>{count} uploading</Trans>
}
