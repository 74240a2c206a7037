import { useContext, useEffect, useMemo, useState } from 'react'
import { coverTitled } from '../../../domain/design/change/cover-change.ts'
import type { Design } from '../../../domain/design/design.ts'
import { printSettings } from '../../../domain/merchant/print-settings.ts'
import { photoBook } from '../../../domain/photo/photo.ts'
import { repairAll, repairOf } from '../../../domain/preflight/find-repair.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import { findingKey } from '../../../domain/preflight/finding.ts'
import { type PreflightWorld, preflight } from '../../../domain/preflight/preflight.ts'
import type { Repair } from '../../../domain/preflight/repair.ts'
import { themeOn } from '../../../domain/theme/cover-look.ts'
import { blocksOf, blocksOfCaption } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import { textFactsOf } from '../../../editor/scene/compose/text-facts.ts'
import { nextTask } from '../../lib/next-task.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { SessionContext } from '../../session/session.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

interface PreflightSetup {
  readonly document: EditorDocument
  readonly make: EditCommands['make']
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** Titles that the cover may take at a tap. */
  readonly titles?: readonly string[]
  /** What the shopper has seen and kept already. */
  readonly isAccepted?: (finding: Finding) => boolean
  /** Nothing stands in the way any more. */
  onConfirm(): void
}

/** The look at a design between the button and the order. */
export interface Preflight {
  /** What is found now; empty while nobody looks. */
  readonly findings: readonly Finding[]
  readonly design: Design
  /** By `findingKey`; what is absent is still being tried. `null`: only the shopper can mend it. */
  readonly repairs: ReadonlyMap<string, Repair | null>
  readonly state: 'resting' | 'looking' | 'open'
  start(): void
  /** Mends one finding, in one step of undo. */
  mend(repair: Repair): void
  /** Mends whatever can be mended without losing anything, in one step of undo. */
  mendAll(): void
  confirm(): void
  close(): void
}

/** Characters that repairs write: their glyphs are fetched before. */
const WRITTEN = '…-–—\'"/ 0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function usePreflight({
  document,
  make,
  resources,
  dpiRatio,
  titles,
  isAccepted,
  onConfirm,
}: PreflightSetup): Preflight {
  const shop = useContext(SessionContext)
  const [state, setState] = useState<Preflight['state']>('resting')
  const { design, world: editing, photoBook: photos } = document
  const { book: fonts } = resources.fonts
  const print = shop?.merchant.print
  const { sayable, findOut } = useSayable(titles, state === 'open', document, resources)
  const world = useMemo((): PreflightWorld => {
    const { theme, paper } = editing
    return {
      ...{ ...editing, photos, dpiRatio, checks: printSettings(print).checks },
      ...(sayable ? { titles: sayable } : {}),
      texts: (of, page) =>
        page.month || page.captions.some(({ text }) => text !== '')
          ? textFactsOf(sceneOf({ design: of, page, product: paper, theme, photos, fonts }), {
              page,
              theme,
              fonts,
            })
          : [],
    }
  }, [editing, photos, dpiRatio, print, fonts, sayable])
  const look = (of: Design) => preflight(of, world).filter((finding) => !isAccepted?.(finding))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept before does not change while the sheet is open.
  const findings = useMemo(() => (state === 'open' ? look(design) : []), [state, design, world])
  const repairs = useRepairs(findings, design, world)

  return {
    ...{ findings, design, repairs, state },
    start() {
      setState('looking')
      const { theme } = editing
      const written = design.pages.flatMap((page) => {
        const roles = [...new Set(page.captions.map(({ role }) => role))]
        return roles.flatMap((role) => blocksOfCaption({ role, text: WRITTEN }, themeOn(theme, page)))
      })
      const blocks = [...blocksOf(design, theme), ...written]
      const decide = () => {
        if (look(design).length > 0) {
          setState('open')
        } else {
          setState('resting')
          onConfirm()
        }
      }
      // Without the glyphs texts cannot be judged here; the shop looks once more when it is ordered.
      Promise.all([resources.fonts.load(blocks), findOut()]).then(decide, () => {
        setState('resting')
        onConfirm()
      })
    },
    mend: ({ edit }) => make(edit, ''),
    mendAll() {
      const all = repairAll(design, world)
      if (all) {
        make(all.edit, '')
      }
    },
    confirm() {
      setState('resting')
      onConfirm()
    },
    close: () => setState('resting'),
  }
}

/**
 * Those of the titles that the cover can be set in now: the glyphs of its own title face are fetched before it is tried. Found out when the look at
 * the design begins, and again when the cover is another one while it is `open`: a desk that nobody orders from needs none of it.
 */
function useSayable(
  titles: readonly string[] | undefined,
  isOpen: boolean,
  { design, world }: EditorDocument,
  { fonts }: RenderResources,
): { readonly sayable: readonly string[] | undefined; findOut(): Promise<void> } {
  const [cover] = design.pages
  const [come, setCome] = useState<{ readonly titles: typeof titles; readonly cover: typeof cover }>()
  const isKnown = come?.titles === titles && come?.cover === cover
  const findOut = async () => {
    const [title] = titles ?? []
    if (title === undefined) {
      return
    }
    // The tap is seen first.
    await nextTask()
    try {
      const pages = coverTitled(design, title, { ...world, photos: photoBook(world.photos) })?.pages ?? []
      await fonts.load(blocksOf({ pages }, world.theme))
      setCome({ titles, cover })
    } catch {
      // Without the glyphs no title is proposed; one can be typed, and that way loads what it needs. The look at the design goes on.
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the design a title touches the cover alone.
  useEffect(() => {
    if (isOpen && !isKnown) {
      void findOut()
    }
  }, [isOpen, isKnown, titles, cover, world, fonts])
  return { sayable: isKnown ? titles : undefined, findOut }
}

interface Tried {
  readonly of: Design
  readonly world: PreflightWorld
  readonly repairs: ReadonlyMap<string, Repair | null>
}

/** Tries one repair at a time, so that the sheet scrolls while the others are tried. */
function useRepairs(
  findings: readonly Finding[],
  design: Design,
  world: PreflightWorld,
): ReadonlyMap<string, Repair | null> {
  const [found, setFound] = useState<Tried>()
  // Tried again in another world: the titles that a cover may take come late.
  const known = found?.of === design && found.world === world ? found.repairs : NONE
  const next = findings.find((finding) => !known.has(findingKey(finding)))
  useEffect(() => {
    if (!next) {
      return
    }
    const timer = window.setTimeout(() => {
      const repair = repairOf(next, design, world) ?? null
      setFound({ of: design, world, repairs: new Map([...known, [findingKey(next), repair]]) })
    })
    return () => window.clearTimeout(timer)
  }, [next, design, world, known])
  return known
}

const NONE: ReadonlyMap<string, Repair | null> = new Map()
