import { useSelector } from '@xstate/react'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { applyEdit } from '../../../domain/design/change/apply-edit.ts'
import type { Caption, CaptionRole, Design, OwnStyle, Page } from '../../../domain/design/design.ts'
import { findPage } from '../../../domain/design/design.ts'
import { roleForNewText } from '../../../domain/design/edits/drawn-edits.ts'
import { isTextPutOn, sizeToBegin, textPlaceOn } from '../../../domain/design/sheets/sheet-text.ts'
import { textAmid } from '../../../domain/design/texts/text-amid.ts'
import { textOnHalf } from '../../../domain/design/texts/text-on-half.ts'
import type { EditRefusal, EditWorld } from '../../../domain/design/world/edit-world.ts'
import type { UnfinishedText } from '../../../domain/editing/open-mode.ts'
import type { Box } from '../../../domain/geometry.ts'
import type { CaptionId, IdSource, PageId } from '../../../domain/ids.ts'
import { asId } from '../../../domain/ids.ts'
import { takenText } from '../../../domain/text/clean-text.ts'
import { colourToBegin } from '../../../domain/theme/readable-colour.ts'
import { textChoices } from '../../../domain/theme/text-choices.ts'
import type { EditingActor } from '../../../machines/editing/editing.machine.ts'
import { currentDesign, toolOf } from '../../../machines/editing/editing.selectors.ts'
import type { EditingWorld } from '../../../machines/editing/editing.types.ts'
import { editWorld } from '../../../machines/editing/optimistic-state.ts'
import { textWritten } from '../edits/page-edits.ts'
import type { TextStyleChoice } from './TextStyleTools.tsx'
import { type TypedText, typedText } from './typed-text.ts'

/** A text that is being written. */
export interface Writing {
  /** The caption in the field; `null`: nothing is written. */
  readonly caption: { readonly pageId: PageId; readonly caption: Pick<Caption, 'id' | 'role' | 'text'> } | null
  /** What is typed so far. Kept apart from what is drawn here: a key draws the text anew, not the editor around it. */
  readonly typed: TypedText
  /** What comes of it; of the same text the same. */
  written(text: string | null): TypedOutcome
  /** How it looks, as it will be. */
  readonly look: TextStyleChoice | undefined
  /** Writes the first text of a page, or a new one when it has none. */
  start(pageId: PageId): void
  /** Writes one more text on a page. */
  add(pageId: PageId): void
  /** What is written, as far as it is, for a page that is loaded anew. */
  begun(): UnfinishedText | undefined
  /** Goes on with it. */
  goOn(begun: UnfinishedText): void
  type(text: string): void
  restyle(own: OwnStyle): void
  done(text: string): void
  cancel(): void
}

/** What comes of a text that is typed. */
export interface TypedOutcome {
  /** The design as it will be with it; `null`: as it is. */
  readonly design: Design | null
  /** Why it cannot be an edit. */
  readonly refusal: EditRefusal | null
}

interface Place {
  readonly pageId: PageId
  readonly captionId: CaptionId
}

/** A text that is not on the page yet. */
interface Fresh extends Place {
  readonly role: CaptionRole
  /** Where it stands, where no layout makes room for it. */
  readonly box?: Box
}

/** The design with what is typed; a text that is empty for a while keeps its place, and one that is refused is seen too. */
function written(
  design: Design,
  typed: Place & { readonly text: string | null; readonly style: OwnStyle | null; readonly box: Box | undefined },
  role: CaptionRole | undefined,
  world: EditWorld,
): TypedOutcome {
  const { pageId, captionId, style, box } = typed
  const page = findPage(design, pageId)
  if (!page) {
    return AS_IT_IS
  }
  const text = takenText(typed.text ?? page.captions.find(({ id }) => id === captionId)?.text ?? '')
  const edit = { ...textWritten(page, captionId, text, role), text, ...own(style, box) }
  const verdict = applyEdit(design, edit, world)
  if (verdict.kind === 'applied') {
    return { design: verdict.next, refusal: null }
  }
  const captions = page.captions.map((caption) => (caption.id === captionId ? { ...caption, text } : caption))
  const pages = design.pages.map((one) => (one === page ? { ...page, captions } : one))
  return verdict.reason === 'nothing-to-change' ? AS_IT_IS : { design: { ...design, pages }, refusal: verdict.reason }
}

function own(style: OwnStyle | null, box: Box | undefined) {
  return { ...(style ? { style } : {}), ...(box ? { box } : {}) }
}

/** The first text of a page: in a place of its role that the page has, or where a photo that stays has room for it. */
function placeForFirst(page: Page, world: EditingWorld): Pick<Fresh, 'role' | 'box'> {
  const box = textPlaceOn(page, world) ?? textOnHalf(page, world)
  return box ? { role: 'text', box } : { role: roleForNewText(page, editWorld(world)) ?? 'text' }
}

/** One more text: where the layout makes room for it, else in the middle of the page or next to what stands there, from where it is moved. */
function placeForMore(page: Page, world: EditingWorld): Pick<Fresh, 'role' | 'box'> {
  const fitted = textPlaceOn(page, world) ?? textOnHalf(page, world)
  if (fitted) {
    return { role: 'text', box: fitted }
  }
  const isLaidOut = page.kind !== 'cover' && page.kind !== 'back' && page.template === undefined
  return isLaidOut ? { role: 'text' } : { role: 'text', box: textAmid(page, world) }
}

const AS_IT_IS = { design: null, refusal: null } as const

interface WritingSetup {
  readonly editing: EditingActor
  readonly ids: IdSource
  /** Red, green and blue of what lies under a text of a page; `undefined`: it is not known yet. */
  lightUnder(page: Page, captionId: CaptionId): readonly number[] | undefined
  onWritten(isGone: boolean): void
}

/** Keeps what is typed until it is an edit, and shows the page with it meanwhile, photos moved as the edit will move them. */
export function useWriting({ editing, ids, lightUnder, onWritten }: WritingSetup): Writing {
  const design = useSelector(editing, currentDesign)
  const tool = useSelector(editing, toolOf)
  const selection = useSelector(editing, ({ context }) => context.selection)
  const world = useSelector(editing, ({ context }) => context.world)
  const [typed] = useState(typedText)
  const [style, setStyle] = useState<OwnStyle | null>(null)
  const [fresh, setFresh] = useState<Fresh | null>(null)
  const place: Place | null = fresh ?? (tool === 'placing text' && selection?.kind === 'caption' ? selection : null)
  const page = place ? findPage(design, place.pageId) : undefined
  const known = page?.captions.find((caption) => caption.id === place?.captionId)
  const caption = known ?? (fresh ? { id: fresh.captionId, role: fresh.role, text: '' } : undefined)

  const decided = useMemo(() => editWorld(world), [world])
  const write = useMemo(
    () =>
      forTheLast((text: string | null): TypedOutcome => {
        const isChanged = text !== null || fresh !== null || style !== null
        return place && isChanged
          ? written(design, { ...place, text, style, box: fresh?.box }, fresh?.role, decided)
          : AS_IT_IS
      }),
    [design, place, style, fresh, decided],
  )
  const role = caption?.role
  const choices = useMemo(() => role && textChoices(world.theme, role), [world.theme, role])
  useForgottenWhenLeft(place && page && caption ? place : null, (left) => {
    typed.type(null)
    setStyle(null)
    setFresh((now) => (now?.captionId === left ? null : now))
  })
  const stop = () => {
    typed.type(null)
    setStyle(null)
    setFresh(null)
  }
  /** In a colour that is read on what lies there, and in a size that is read on what hangs on a wall. */
  const begin = (pageId: PageId, place: Pick<Fresh, 'role' | 'box'>) => {
    const captionId = asId<CaptionId>(ids.next())
    const sheet = findPage(design, pageId)
    const large = sheet && place.box && isTextPutOn(sheet, world) ? sizeToBegin(sheet, place.box, world) : {}
    const tried = { pageId, captionId, text: 'A', style: null, box: place.box }
    const seen = findPage(written(design, tried, place.role, decided).design ?? design, pageId)
    const under = seen && lightUnder(seen, captionId)
    const start = { ...large, ...(under ? colourToBegin(world.theme, place.role, under) : {}) }
    setStyle(Object.keys(start).length > 0 ? start : null)
    setFresh({ pageId, captionId, ...place })
  }
  return {
    caption: page && caption ? { pageId: page.id, caption } : null,
    ...{ typed, written: write },
    look: choices && { own: style ?? known?.style ?? {}, choices },
    restyle: setStyle,
    start(pageId) {
      const shown = findPage(design, pageId)
      const first = shown?.captions[0]
      if (first) {
        editing.send({ type: 'caption.select', pageId, captionId: first.id })
        editing.send({ type: 'text.start' })
      } else {
        begin(pageId, shown ? placeForFirst(shown, world) : { role: 'text' })
      }
    },
    add(pageId) {
      const shown = findPage(design, pageId)
      if (shown) {
        editing.send({ type: 'page.show', pageId })
        begin(pageId, placeForMore(shown, world))
      }
    },
    begun: () =>
      place && caption
        ? {
            ...{ pageId: place.pageId, captionId: place.captionId, role: caption.role, text: typed.now(), style },
            ...(fresh?.box ? { box: fresh.box } : {}),
          }
        : undefined,
    goOn({ pageId, captionId, role, box, ...begun }) {
      const there = findPage(design, pageId)
      if (!there) {
        return
      }
      typed.type(begun.text)
      setStyle(begun.style)
      if (there.captions.some(({ id }) => id === captionId)) {
        editing.send({ type: 'caption.select', pageId, captionId })
        editing.send({ type: 'text.start' })
      } else {
        setFresh({ pageId, captionId, role, ...(box ? { box } : {}) })
      }
    },
    type: typed.type,
    done(text) {
      stop()
      if (!page || !place || !caption) {
        return
      }
      const edit = { ...textWritten(page, place.captionId, text, caption.role), ...own(style, fresh?.box) }
      const taken = takenText(text)
      if ((taken === caption.text && !style) || (fresh && taken.trim() === '')) {
        editing.send({ type: 'tool.cancel' })
      } else {
        editing.send({ type: fresh ? 'edit.make' : 'text.done', edit })
        if (editing.getSnapshot().context.refused === null) {
          onWritten(edit.text === null)
        }
      }
    },
    cancel() {
      stop()
      if (!fresh) {
        editing.send({ type: 'tool.cancel' })
      }
    },
  }
}

/** Forgets what was typed of a text that is written no more, however it ended: undone, or taken off its page. */
function useForgottenWhenLeft(place: Place | null, forget: (captionId: CaptionId) => void): void {
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  const captionId = place?.captionId
  useEffect(() => (captionId === undefined ? undefined : () => latest.current(captionId)), [captionId])
}

/** What comes of what is typed, as it is whenever this is drawn; a key by itself has nobody drawn. */
export function useWritten({ typed, written }: Pick<Writing, 'typed' | 'written'>): TypedOutcome {
  return written(useSyncExternalStore(typed.subscribeRested, typed.now))
}

/** Remembers its last answer: several ask for the same text. */
function forTheLast<Given, Answer>(answer: (given: Given) => Answer): (given: Given) => Answer {
  let last: { readonly given: Given; readonly answer: Answer } | undefined
  return (given) => {
    if (last?.given !== given) {
      last = { given, answer: answer(given) }
    }
    return last.answer
  }
}
