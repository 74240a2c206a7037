import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Design } from '../../../domain/design/design.ts'
import type { PageId } from '../../../domain/ids.ts'
import { sameValue } from '../../../domain/same-value.ts'
import type { PreviewActor } from '../../../machines/preview/preview.machine.ts'
import { paintedPages } from '../../../machines/preview/preview.selectors.ts'

/** Addresses of the shop's pictures, of pages that look here as they do there. */
export function usePagePictures(preview: PreviewActor, design: Design): ReadonlyMap<PageId, string> {
  const task = useSelector(preview, ({ context }) => context.task)
  return useMemo(() => {
    const there = new Map(task?.design.pages.map((page) => [page.id, page]))
    const pictures = paintedPages(task?.pages ?? [])
    return new Map(
      (task ? design.pages : []).flatMap((page) => {
        const [picture, painted] = [pictures.get(page.id), there.get(page.id)]
        const same = painted === page || (painted !== undefined && sameValue(painted, page))
        return picture && same ? [[page.id, picture.url] as const] : []
      }),
    )
  }, [task, design])
}
