import { useMemo } from 'react'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import { findPage } from '../../../domain/design/design.ts'
import { gapsOf, pulledBy } from '../../../domain/design/placing/gaps.ts'
import { takesFits } from '../../../domain/frame/fit-window.ts'
import type { PageId } from '../../../domain/ids.ts'
import { pageFormat } from '../../../domain/product/paper.ts'
import type { SpreadGap } from '../../../editor/editor-port.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

/** The gaps of the open pages while they are laid out by hand: what a pull shows is what its edit will print. */
export function useGaps(
  { design, world, photoBook }: EditorDocument,
  open: readonly PageId[],
  isLayingOut: boolean,
): readonly SpreadGap[] | undefined {
  const key = open.join()
  return useMemo(() => {
    if (!isLayingOut || takesFits(world.paper)) {
      return undefined
    }
    return design.pages
      .filter(({ id }) => key.split(',').includes(id))
      .flatMap((page) =>
        gapsOf(page, pageFormat(world.paper, page).page).map(
          (gap): SpreadGap => ({
            ...gap,
            pageId: page.id,
            slotsAt(by) {
              const layout = { kind: 'pulled', slots: pulledBy(page, gap, by) } as const
              const edit = { cmd: 'page_layout', pageId: page.id, layout } as const
              const verdict = applyEdit(design, edit, { ...world, photos: photoBook })
              return (verdict.kind === 'applied' ? findPage(verdict.next, page.id) : page)?.slots ?? []
            },
          }),
        ),
      )
  }, [design, world, photoBook, key, isLayingOut])
}
