import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type Design, findPage, type Page } from '../../../domain/design/design.ts'
import { type PhotoBook, photoBook } from '../../../domain/photo/photo.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign } from '../../../machines/editing/editing.selectors.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { type SceneOf, useScenes } from './use-scenes.ts'

/** The design as it is seen, and what it is drawn and judged with. */
export interface EditorDocument {
  readonly design: Design
  readonly world: EditingWorld
  readonly photoBook: PhotoBook
  readonly sceneOf: SceneOf
  /** Grows when letters have come: pages with words have other scenes then. */
  readonly letters: number
  /** The page in hand. */
  readonly page: Page | undefined
}

interface DocumentSetup {
  readonly editing: EditingActor
  readonly resources: RenderResources
  /** The design with a text that is in the hand; `null`: as it is. */
  readonly held?: Design | null
}

export function useDocument({ editing, resources, held = null }: DocumentSetup): EditorDocument {
  const edited = useSelector(editing, currentDesign)
  const world = useSelector(editing, ({ context }) => context.world)
  const pageId = useSelector(editing, ({ context }) => context.pageId)
  const design = held ?? edited
  const { sceneOf, letters } = useScenes(design, world, resources.fonts)
  const photos = useMemo(() => photoBook(world.photos), [world.photos])
  return { design, world, photoBook: photos, sceneOf, letters, page: findPage(design, pageId) }
}
