import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'

/** What of an entry link is not so: nobody's id, somebody else's, another shop, words that cannot be read. */
export type LinkFault = 'nobody' | 'other' | 'elsewhere' | 'malformed'

interface LinkNoteProps {
  readonly fault: LinkFault
  /** As whom the shopper is signed in. */
  readonly name: string
  readonly onClose: () => void
}

export function LinkNote({ fault, name, onClose }: LinkNoteProps) {
  const { t } = useLingui()
  return (
    <Banner edge tone="warning" action={<IconButton icon="close" label={t`Close`} onClick={onClose} />}>
      {sentence(fault, name)}
    </Banner>
  )
}

function sentence(fault: LinkFault, name: string): ReactNode {
  switch (fault) {
    case 'nobody':
      return <Trans>The user id does not exist. Please re-enter the link, or just look around.</Trans>
    case 'other':
      return <Trans>You’re signed in as {name}. This link is for someone else.</Trans>
    case 'elsewhere':
      return <Trans>We don’t know the shop in this link, so we opened this one.</Trans>
    case 'malformed':
      return <Trans>A part of this link could not be read. Everything else works.</Trans>
  }
}
