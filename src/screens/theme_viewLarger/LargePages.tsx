import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Design } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import type { CaptionId, PageId, SlotId } from '../../../domain/ids.ts'
import type { Gesture } from '../../../editor/editor-port.ts'
import { sideBySide, spreadIndexOf, spreadsOf } from '../../../editor/spread.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import type { PagePicture } from '../../../machines/preview/preview.selectors.ts'
import { EditorCanvas } from '../../design-editor/canvas/EditorCanvas.tsx'
import { StillCanvas } from '../../design-editor/canvas/StillCanvas.tsx'
import { useEditorPort } from '../../design-editor/canvas/use-editor-port.ts'
import { photosOfPage } from '../../design-editor/edits/page-edits.ts'
import { useScenes } from '../../design-editor/hooks/use-scenes.ts'
import { useShortcuts } from '../../design-editor/hooks/use-shortcuts.ts'
import { SteadyIconButton } from '../../design-editor/tools/SteadyIconButton.tsx'
import { leafWords } from '../../messages/leaf-words.ts'
import { pageName, spreadName } from '../../messages/page-name.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { IconButton } from '../../ui/controls/IconButton.tsx'
import { TopBar } from '../../ui/layout/TopBar.tsx'
import { useShownPicture } from '../../ui/pictures/use-shown-picture.ts'
import styles from './LargePages.module.css'
import { ProofPageView } from './ProofPage.tsx'

interface LargePagesProps {
  readonly title: string
  readonly design: Design
  readonly world: EditingWorld
  readonly resources: RenderResources
  readonly first: PageId
  /** Pages as the shop has painted them. */
  readonly pictures: ReadonlyMap<PageId, PagePicture>
  /** Another page lies open. */
  onLeaf(page: PageId): void
  /** Leads to where a photo or a text of a page is changed. */
  onItem(page: PageId, item: SlotId | CaptionId): void
  onBack(): void
}

/**
 * The proof: one page at a time on the whole screen, as the shop has painted it; swipe to leaf, touch a photo or a text to
 * change it. Closer, and until the picture is there, it is painted here: pinch or double-tap.
 */
export function LargePages({
  title,
  design,
  world,
  resources,
  first,
  pictures,
  onLeaf,
  onItem,
  onBack,
}: LargePagesProps) {
  const { t, i18n } = useLingui()
  const editor = useEditorPort(resources)
  const { sceneOf } = useScenes(design, world, resources.fonts)
  const spreads = spreadsOf(design.pages, 'page')
  const [current, setCurrent] = useState(() => spreadIndexOf(spreads, first))
  const spread = spreads[current] ?? []
  const pages = sideBySide(spread.flatMap((id) => findPage(design, id) ?? []).map(sceneOf))
  const leaf = (by: 1 | -1) => {
    const opened = spreads[current + by]?.[0]
    if (opened) {
      setCurrent(current + by)
      onLeaf(opened)
    }
  }
  const wanted = [current - 1, current, current + 1].flatMap((index) => spreads[index] ?? []).join()

  useEffect(() => {
    const near = new Set(wanted.split(','))
    const list = design.pages.filter((page) => near.has(page.id)).flatMap(photosOfPage)
    resources.images.want(list, 'thumb')
    resources.images.want(list, 'proxy')
  }, [resources, design, wanted])

  const tell = (gesture: Gesture) => {
    if (gesture.kind === 'canvas.swiped') {
      leaf(gesture.by)
    }
  }
  const page = spread[0]
  const [closer, setCloser] = useState(false)
  useShortcuts({ leave: () => (closer ? setCloser(false) : onBack()) })
  const picture = page && !closer ? pictures.get(page) : undefined
  const proof = useShownPicture(picture?.url)
  const name = page ? i18n._(pageName(design, page)) : ''
  const count = page ? (findPage(design, page)?.slots.length ?? 0) : 0
  return (
    <div className={styles['large']}>
      <TopBar title={title} onBack={onBack} />
      <main className={styles['main']}>
        {page && picture && !proof.failed ? (
          <ProofPageView
            key={proof.key}
            {...{ picture, name }}
            onError={proof.onError}
            onLeaf={leaf}
            onItem={(item) => onItem(page, item)}
          />
        ) : editor ? (
          <EditorCanvas content={{ pages }} resources={resources} editor={editor} onGesture={tell} />
        ) : (
          <StillCanvas pages={pages} resources={resources} />
        )}
        <p className="hidden-visually" role="status">
          {page ? t`${name}, ${plural(count, { one: '# photo', other: '# photos' })}` : ''}
        </p>
      </main>
      <nav className={styles['line']} aria-label={i18n._(leafWords(design).through)}>
        <SteadyIconButton
          icon="back"
          label={i18n._(leafWords(design).beforeAlone)}
          disabled={current === 0}
          onClick={() => leaf(-1)}
        />
        <span>{i18n._(spreadName(design, spread))}</span>
        <IconButton
          icon={closer ? 'check' : 'eye'}
          label={closer ? t`As it will be printed` : t`View larger`}
          onClick={() => setCloser(!closer)}
        />
        <SteadyIconButton
          icon="forward"
          label={i18n._(leafWords(design).behindAlone)}
          disabled={current >= spreads.length - 1}
          onClick={() => leaf(1)}
        />
      </nav>
    </div>
  )
}
