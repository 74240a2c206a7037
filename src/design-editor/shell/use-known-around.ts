import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProductId } from '../../../domain/ids.ts'
import { withCurrentProduct } from '../../../domain/navigation/stored-visit.ts'
import { useSet } from '../../navigation/set-context.ts'
import { usePorts } from '../../ports/ports.ts'
import { useVisit } from '../../session/visit-store.ts'
import type { ReadyData } from '../hooks/use-editor-data.ts'

/** What is around an open design knows of it: its set, the visit, the lists of designs, this phone. */
export function useKnownAround(work: ReadyData): void {
  useBegunPart(work)
  useCurrentProduct(work.pid)
  useFreshBegun()
  useKeptOffline(work)
}

/** The set that a design is a part of knows of it from the first moment, so that a reload finds it again. */
function useBegunPart({ input: { taskId }, aid }: ReadyData): void {
  const { packages } = usePorts()
  const { pkj, part } = useSet()
  useEffect(() => {
    if (pkj && part) {
      // What cannot be kept is said when the part is confirmed.
      void packages
        .find(pkj)
        .then((set) => (set && set.parts[part]?.taskId !== taskId ? packages.setPart(pkj, part, { taskId, aid }) : set))
        .catch(() => undefined)
    }
  }, [packages, pkj, part, taskId, aid])
}

/** The visit knows which product is worked on: in an order of a link it is one that was bought (B§2 rule 3). */
function useCurrentProduct(pid: ProductId): void {
  const { change } = useVisit()
  useEffect(() => {
    change((visit) => (visit.ecommerce.originalProduct === '' ? visit : withCurrentProduct(visit, pid)))
  }, [change, pid])
}

/** What was begun is read anew wherever it is offered: it was worked on. */
function useFreshBegun(): void {
  const client = useQueryClient()
  useEffect(
    () => () => {
      void client.invalidateQueries({ queryKey: ['begun design'] })
    },
    [client],
  )
}

/** What the editor opened with is kept on this phone, so that it opens without a network too. */
function useKeptOffline({ input: { taskId, design }, aid, pid, photos }: ReadyData): void {
  const { offline } = usePorts()
  const { themeId } = design
  useEffect(() => {
    void offline.store({ taskId, aid, pid, themeId, pictures: [...photos.values()].map(({ src }) => src) })
  }, [offline, taskId, aid, pid, themeId, photos])
}
