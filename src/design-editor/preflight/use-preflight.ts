import { useContext, useEffect, useMemo, useState } from 'react'
import type { Design } from '../../../domain/design/design.ts'
import { printSettings } from '../../../domain/merchant/print-settings.ts'
import { repairAll, repairOf } from '../../../domain/preflight/find-repair.ts'
import type { Finding } from '../../../domain/preflight/finding.ts'
import { findingKey } from '../../../domain/preflight/finding.ts'
import { type PreflightWorld, preflight } from '../../../domain/preflight/preflight.ts'
import type { Repair } from '../../../domain/preflight/repair.ts'
import { blocksOf, blocksOfCaption } from '../../../editor/scene/compose/blocks-of.ts'
import { sceneOf } from '../../../editor/scene/compose/scene-of.ts'
import { textFactsOf } from '../../../editor/scene/compose/text-facts.ts'
import type { RenderResources } from '../../ports/render-resources.ts'
import { SessionContext } from '../../session/session.ts'
import type { EditCommands } from '../hooks/use-commands.ts'
import type { EditorDocument } from '../hooks/use-document.ts'

interface PreflightSetup {
  readonly document: EditorDocument
  readonly make: EditCommands['make']
  readonly resources: RenderResources
  readonly dpiRatio: number
  /** What the shopper has seen and kept already. */
  /** Titles that the cover may take at a tap. */
  readonly titles?: readonly string[]
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
  const world = useMemo((): PreflightWorld => {
    const { theme, paper, pages } = editing
    return {
      ...{ photos, theme, paper, pages, dpiRatio, checks: printSettings(print).checks },
      ...(titles ? { titles } : {}),
      texts: (of, page) =>
        page.month || page.captions.some(({ text }) => text !== '')
          ? textFactsOf(sceneOf({ design: of, page, product: paper, theme, photos, fonts }), {
              page,
              theme,
              fonts,
            })
          : [],
    }
  }, [editing, photos, dpiRatio, print, fonts, titles])
  const look = (of: Design) => preflight(of, world).filter((finding) => !isAccepted?.(finding))
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept before does not change while the sheet is open.
  const findings = useMemo(() => (state === 'open' ? look(design) : []), [state, design, world])
  const repairs = useRepairs(findings, design, world)

  return {
    ...{ findings, design, repairs, state },
    start() {
      setState('looking')
      const { theme } = editing
      const roles = [...new Set(design.pages.flatMap(({ captions }) => captions.map(({ role }) => role)))]
      const blocks = [
        ...blocksOf(design, theme),
        ...roles.flatMap((role) => blocksOfCaption({ role, text: WRITTEN }, theme)),
      ]
      const decide = () => {
        if (look(design).length > 0) {
          setState('open')
        } else {
          setState('resting')
          onConfirm()
        }
      }
      // Without the glyphs texts cannot be judged here; the shop looks once more when it is ordered.
      resources.fonts.load(blocks).then(decide, () => {
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

/** Tries one repair at a time, so that the sheet scrolls while the others are tried. */
function useRepairs(
  findings: readonly Finding[],
  design: Design,
  world: PreflightWorld,
): ReadonlyMap<string, Repair | null> {
  const [found, setFound] = useState<{ readonly of: Design; readonly repairs: ReadonlyMap<string, Repair | null> }>()
  const known = found?.of === design ? found.repairs : NONE
  const next = findings.find((finding) => !known.has(findingKey(finding)))
  useEffect(() => {
    if (!next) {
      return
    }
    const timer = window.setTimeout(() => {
      const repair = repairOf(next, design, world) ?? null
      setFound({ of: design, repairs: new Map([...known, [findingKey(next), repair]]) })
    })
    return () => window.clearTimeout(timer)
  }, [next, design, world, known])
  return known
}

const NONE: ReadonlyMap<string, Repair | null> = new Map()
