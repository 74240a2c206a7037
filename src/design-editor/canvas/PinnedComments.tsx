import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { SpreadPage, Viewport } from '../../../editor/editor-port.ts'
import { CommentPins } from '../../features/designs/CommentPins.tsx'
import { OwnComments } from '../../features/designs/ShareDesignSheet.tsx'
import type { OwnComment } from '../../ports/shared-design-ports.ts'
import { Sheet } from '../../ui/overlays/Sheet.tsx'

/** What friends wrote to the pages by the design's link, and how the owner is done with it. */
export interface PageComments {
  readonly all: readonly OwnComment[]
  readonly busy: boolean
  onResolve(comment: OwnComment, done: boolean): void
}

interface PinnedCommentsProps {
  readonly comments: PageComments
  readonly pages: readonly SpreadPage[]
  readonly view: Viewport
}

/** Open comments on the pages in sight, each where it was put. */
export function PinnedComments({ comments, pages, view }: PinnedCommentsProps) {
  const { t } = useLingui()
  const [read, setRead] = useState<string>()
  const shown = comments.all.filter(({ resolved, pageId }) => !resolved && pages.some((one) => one.pageId === pageId))
  const one = comments.all.find(({ id }) => id === read)
  return (
    <>
      <CommentPins
        comments={shown}
        chosen={read}
        placeOf={({ pageId, x, y }) => {
          const page = pages.find((one) => one.pageId === pageId)
          return page
            ? {
                left: (page.at.x + x * page.scene.width) * view.scale + view.left,
                top: (page.at.y + y * page.scene.height) * view.scale + view.top,
              }
            : {}
        }}
        onChoose={({ id }) => setRead(id)}
      />
      {one ? (
        <Sheet open onOpenChange={() => setRead(undefined)} title={t`Comment`}>
          <OwnComments
            comments={[one]}
            busy={comments.busy}
            onResolve={(comment, done) => {
              comments.onResolve(comment, done)
              setRead(undefined)
            }}
          />
        </Sheet>
      ) : null}
    </>
  )
}
