import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Page } from '../../../../domain/design/design.ts'
import { printedSheets } from '../../../../domain/design/sheets/copies.ts'
import type { Size } from '../../../../domain/geometry.ts'
import type { PageId } from '../../../../domain/ids.ts'
import { pageFormat } from '../../../../domain/product/paper.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { BottomBar } from '../../../ui/layout/BottomBar.tsx'
import { Foot } from '../../../ui/layout/Foot.tsx'
import { useWidth } from '../../../ui/layout/use-width.ts'
import { useRovingFocus } from '../../hooks/use-roving-focus.ts'
import { useWantedPictures } from '../../hooks/use-wanted-pictures.ts'
import { NewPhotosNote } from '../../photos/NewPhotosNote.tsx'
import { softPhotos } from '../../photos/soft-photos.ts'
import { DesignPrice } from '../../shell/DesignPrice.tsx'
import { EditorNotes } from '../../shell/EditorNotes.tsx'
import { EditorShell } from '../../shell/EditorShell.tsx'
import { useCanvasWork } from '../../shell/use-canvas-work.ts'
import { useOrderFlow } from '../../shell/use-order-flow.ts'
import type { WorkspaceProps } from '../../shell/workspace-props.ts'
import { SHEET_KEYS } from '../sheet/use-sheet-keys.ts'
import { LeftOut } from './LeftOut.tsx'
import { PrintControls } from './PrintControls.tsx'
import { PrintInHand } from './PrintInHand.tsx'
import { PrintTile } from './PrintTile.tsx'
import styles from './PrintWorkspace.module.css'
import { usePrintEdits } from './use-print-edits.ts'

/** Photos as the prints that they become: how they sit on the paper, how many of each, and which are too soft. */
export function PrintWorkspace(props: WorkspaceProps) {
  const { editing, resources, ids, product, options, sold, dpiRatio, place, onPlace, onConfirm } = props
  const { t } = useLingui()
  const work = useCanvasWork(props, TEXTS)
  const { document, commands } = work
  const [host, width] = useWidth<HTMLUListElement>()
  const [opened, open] = useState(place?.mode === 'page')
  const [onlySoft, showOnlySoft] = useState(place?.mode === 'soft')
  const [kept, keep] = useState<ReadonlySet<PageId>>(new Set())
  const edits = usePrintEdits({
    ...{ document, ids, make: commands.make },
    onOpen(page) {
      commands.show(page)
      open(true)
    },
  })
  const order = useOrderFlow({
    ...{ editing, document, commands, resources, dpiRatio, onConfirm, paid: props.paid },
    // Soft prints have their own banner: those that the shopper keeps are not told once more.
    isAccepted: ({ kind, level }) => kind === 'low-ppi' && level === 'warn',
  })
  const { design, world, photoBook } = document
  // What is chosen is in hand, whoever chose it: the check before the order shows what it found.
  const inHand = opened || work.selection !== null ? document.page : undefined
  const handId = inHand?.id
  const handAt = inHand ? design.pages.indexOf(inHand) : -1
  useEffect(() => {
    onPlace(handId ? { mode: 'page', page: { id: handId, at: handAt } } : { mode: onlySoft ? 'soft' : 'all' })
  }, [handId, handAt, onlySoft, onPlace])
  const putDown = () => {
    open(false)
    editing.send({ type: 'selection.clear' })
  }
  useWantedPictures(resources.images, document.page ? [document.page] : [])
  const { pages } = design
  const unread = props.comments?.all.filter(({ resolved }) => !resolved) ?? []
  const commentsOn = (id: PageId) => unread.filter(({ pageId }) => pageId === id).length

  const soft = new Map(softPhotos(design, photoBook, dpiRatio).map(({ at, sharpUpTo }) => [at.pageId, sharpUpTo]))
  const doubtful = pages.filter(({ id }) => soft.has(id) && !kept.has(id)).map(({ id }) => id)
  const filtered = onlySoft && soft.size > 0
  const shown = filtered ? pages.filter(({ id }) => soft.has(id)) : pages
  const paperOf = (page: Page) => pageFormat(world.paper, page).page
  const room = areaFor(width, shown.map(paperOf))
  const columns = { gridTemplateColumns: `repeat(${columnsIn(width)}, minmax(0, 1fr))` }
  const count = printedSheets(design)
  // Soft prints are shown before they are ordered; where they are already in sight, the button says what it does.
  const reviewing = filtered && doubtful.length > 0
  const keepDoubtful = () => {
    keep(new Set([...kept, ...doubtful]))
    showOnlySoft(false)
  }
  const confirm = () => {
    if (doubtful.length > 0 && !reviewing) {
      showOnlySoft(true)
      window.scrollTo({ top: 0 })
      return
    }
    if (reviewing) {
      keepDoubtful()
    }
    order.start()
  }
  const roving = useRovingFocus({ count: shown.length, items: 'li' })
  return (
    <EditorShell
      {...props}
      {...{ document, commands, order }}
      marks={work.marks}
      writing={work.writing.caption !== null}
      keys={inHand ? ['back', 'on', ...SHEET_KEYS] : []}
      onBack={inHand ? putDown : props.onBack}
      scrolls
    >
      <main className={styles['main']} inert={inHand !== undefined}>
        <div className={styles['side']}>
          {inHand ? null : <EditorNotes editing={editing} preview={props.preview} />}
          <NewPhotosNote {...{ document, commands }} photos={props.photos} ids={props.ids} />
          <PrintControls
            pages={pages}
            world={world}
            paper={pageFormat(world.paper, {}).page}
            onFit={(fit) => edits.fit(fit)}
            onCopies={(copies) => edits.copies(copies)}
          />
        </div>
        <div className={styles['prints']}>
          {soft.size > 0 ? (
            <fieldset className={styles['filter']} aria-label={t`Which prints are shown`}>
              <button type="button" aria-pressed={!filtered} onClick={() => showOnlySoft(false)}>
                <Trans>All {pages.length}</Trans>
              </button>
              <button type="button" aria-pressed={filtered} onClick={() => showOnlySoft(true)}>
                <Trans>Blurry {soft.size}</Trans>
              </button>
            </fieldset>
          ) : null}
          {filtered ? (
            <SoftBanner
              doubtful={doubtful.length}
              all={doubtful.length === pages.length}
              onLeaveOut={() => {
                edits.leaveOut(doubtful)
                showOnlySoft(false)
              }}
              onKeep={keepDoubtful}
            />
          ) : null}
          <ul className={styles['grid']} style={columns} ref={host} data-testid="prints" {...roving.row}>
            {width > 0
              ? shown.map((each, at) => (
                  <PrintTile
                    key={each.id}
                    page={each}
                    number={pages.indexOf(each) + 1}
                    paper={paperOf(each)}
                    room={room}
                    comments={commentsOn(each.id)}
                    soft={soft.get(each.id)}
                    resources={resources}
                    sceneOf={document.sceneOf}
                    letters={each.captions.length > 0 ? document.letters : 0}
                    acts={edits.acts}
                    tabIndex={roving.tabIndexOf(at)}
                  />
                ))
              : null}
          </ul>
          <LeftOut
            photos={design.tray.flatMap((id) => props.photos.get(id) ?? [])}
            room={world.pages.max - pages.length}
            onAdd={edits.add}
          />
        </div>
      </main>
      <Foot inert={inHand !== undefined}>
        <BottomBar
          note={
            <DesignPrice theme={world.theme} {...{ product, options, sold, design }}>
              <Plural value={count} one="# print" other="# prints" />
            </DesignPrice>
          }
        >
          <Button variant="primary" busy={order.busy} onClick={confirm}>
            {reviewing ? t`Print them all and order` : t`Confirm`}
          </Button>
        </BottomBar>
      </Foot>
      {inHand ? <PrintInHand {...props} {...{ work, edits }} page={inHand} onClose={putDown} /> : null}
    </EditorShell>
  )
}

/** The photo of the print in hand looks as before when it is chosen: its tools are there already. */
const TEXTS = ['caption'] as const

/** Between prints, and how wide one gets at most, css px. */
const GAP = 16
const WIDEST = 230

function columnsIn(width: number): number {
  return Math.max(2, Math.ceil((width + GAP) / (WIDEST + GAP)))
}

/** The room of one print, so that all lie there to one scale: a square where some stand and some lie. */
function areaFor(width: number, papers: readonly Size[]): Size {
  const columns = columnsIn(width)
  const wide = Math.floor((width - (columns - 1) * GAP) / columns)
  const [long, short] = [Math.max, Math.min].map((pick) => pick(papers[0]?.width ?? 1, papers[0]?.height ?? 1))
  const standing = papers.some((paper) => paper.height > paper.width)
  const lying = papers.some((paper) => paper.width > paper.height)
  const shape = (long ?? 1) / (short ?? 1)
  return {
    width: wide,
    height: lying && !standing ? wide / shape : standing && !lying ? Math.min(wide * shape, 1.25 * wide) : wide,
  }
}

interface SoftBannerProps {
  readonly doubtful: number
  /** Every print is soft: at least one stays. */
  readonly all: boolean
  onLeaveOut(): void
  onKeep(): void
}

/** What to do with prints that have too few pixels for their paper: one tap either way. */
function SoftBanner({ doubtful, all, onLeaveOut, onKeep }: SoftBannerProps) {
  return doubtful === 0 ? (
    <Banner tone="success">
      <Trans>These will print as they are.</Trans>
    </Banner>
  ) : (
    <div className={styles['soft']}>
      <Banner tone="warning">
        <Plural
          value={doubtful}
          one="This photo is too small for this paper. It will look blurry."
          other="These # photos are too small for this paper. They will look blurry."
        />
      </Banner>
      <div className={styles['answers']}>
        <Button disabled={all} onClick={onLeaveOut}>
          <Trans>Leave out</Trans>
        </Button>
        <Button onClick={onKeep}>
          <Trans>Print anyway</Trans>
        </Button>
      </div>
    </div>
  )
}
