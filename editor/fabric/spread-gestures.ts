import type { SlotAddress } from '../../domain/design/design.ts'
import type { Point } from '../../domain/geometry.ts'
import type { Gesture, SpreadContent, Viewport } from '../editor-port.ts'
import type { Contact } from './contacts.ts'
import { followContacts, isPair, listen, pinchOf } from './contacts.ts'
import type { Hit } from './hit.ts'
import { hitAt } from './hit.ts'

/** What gestures may do to the canvas that they happen on. */
export interface SpreadHands {
  content(): SpreadContent
  view(): Viewport
  /** 1: all of the spread is in sight. */
  zoom(): number
  /** Whether pages lie beyond the right (1) or left (-1) edge. */
  hasMore(by: 1 | -1): boolean
  /** Moves the painted picture without painting it anew; `null` puts it back. */
  slide(transform: string | null): void
  /** The gesture is over: the view as the fingers left it. */
  see(pinch: { readonly from: Point; readonly to: Point; readonly scale: number }): void
  /** The photo in this slot lies with its middle at `to`, spread mm. */
  carry(slot: SlotAddress, to: Point): void
  putDown(): void
  tell(gesture: Gesture): void
}

/** A contact that stays within this is a tap, css px. */
const TAP_REACH = 9
/** A finger that rests this long on a photo picks it up, ms. A mouse needs no rest. */
const PICK_UP_AFTER = 280
/** A flick over this share of the canvas, or this fast in css px per ms, turns the page. */
const SWIPE_SHARE = 0.22
const SWIPE_SPEED = 0.45
/** How far beside a caption still means the caption, css px. */
const SLOP = 10
/** Two taps within this, ms, look closer or at all again. */
const DOUBLE_TAP = 300

const SIDES = [1, -1] as const

type Mode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'touching'; readonly hit: Hit; readonly timer: number }
  | { readonly kind: 'carrying'; readonly slot: SlotAddress; readonly grip: Point }
  | { readonly kind: 'swiping' }
  /** `turns`: where a flick turns the page, because nothing more lies there. */
  | { readonly kind: 'panning'; readonly turns: readonly (1 | -1)[] }
  | { readonly kind: 'pinching' }

/** Turns contacts on the canvas into gestures. Decides nothing about the design. Returns how to stop. */
export function spreadGestures(host: HTMLElement, hands: SpreadHands): () => void {
  let mode: Mode = { kind: 'idle' }
  let lastTap = Number.NEGATIVE_INFINITY
  let latest: readonly Contact[] = []

  const toSpread = (point: Point): Point => {
    const { scale, left, top } = hands.view()
    return { x: (point.x - left) / scale, y: (point.y - top) / scale }
  }
  const hitUnder = (point: Point) => hitAt(hands.content().pages, toSpread(point), SLOP / hands.view().scale)
  const toClient = (point: Point): Point => {
    const box = host.getBoundingClientRect()
    return { x: point.x + box.left, y: point.y + box.top }
  }

  const leave = () => {
    if (mode.kind === 'touching') {
      window.clearTimeout(mode.timer)
    }
    mode = { kind: 'idle' }
  }

  const pickUp = (contact: Contact, hit: Hit) => {
    if (hit.kind !== 'slot' || !hit.hasPhoto) {
      return false
    }
    leave()
    const middle = middleOf(hands.content(), hit.at)
    const finger = toSpread(contact.from)
    mode = { kind: 'carrying', slot: hit.at, grip: { x: middle.x - finger.x, y: middle.y - finger.y } }
    carryTo(contact)
    return true
  }

  const carryTo = (contact: Contact) => {
    if (mode.kind === 'carrying') {
      const finger = toSpread(contact.to)
      hands.carry(mode.slot, { x: finger.x + mode.grip.x, y: finger.y + mode.grip.y })
      hands.tell({ kind: 'photo.carried', from: mode.slot, at: toClient(contact.to) })
    }
  }

  const touch = (contact: Contact) => {
    const hit = hitUnder(contact.to)
    const timer = window.setTimeout(() => {
      const now = latest[0]
      if (mode.kind === 'touching' && now && contact.type !== 'mouse') {
        pickUp(now, hit)
      }
    }, PICK_UP_AFTER)
    mode = { kind: 'touching', hit, timer }
  }

  const startMoving = (contact: Contact, hit: Hit) => {
    if (contact.type === 'mouse' && pickUp(contact, hit)) {
      return
    }
    leave()
    const turns = SIDES.filter((by) => !hands.hasMore(by))
    mode = hands.zoom() > 1.001 ? { kind: 'panning', turns } : { kind: 'swiping' }
  }

  const drop = (contact: Contact, slot: SlotAddress) => {
    const hit = hitUnder(contact.to)
    hands.putDown()
    if (hit.kind === 'slot' && !(hit.at.slotId === slot.slotId && hit.at.pageId === slot.pageId)) {
      hands.tell({ kind: 'photo.dragged', from: slot, to: hit.at })
    } else {
      hands.tell({ kind: 'photo.let go', from: slot, at: toClient(contact.to) })
    }
  }

  /** Turns the page when the finger went far or fast enough, and mostly sideways. */
  const swipe = (contact: Contact, now: number, turns: readonly (1 | -1)[] = SIDES) => {
    const by = { x: contact.to.x - contact.from.x, y: contact.to.y - contact.from.y }
    const way = Math.abs(by.x)
    const speed = way / Math.max(1, now - contact.since)
    const side = by.x < 0 ? 1 : -1
    hands.slide(null)
    const meant = way > host.clientWidth * SWIPE_SHARE || (speed > SWIPE_SPEED && way > 3 * TAP_REACH)
    if (meant && way > Math.abs(by.y) && turns.includes(side)) {
      hands.tell({ kind: 'canvas.swiped', by: side })
      return true
    }
    return false
  }

  const tap = (contact: Contact, hit: Hit, now: number) => {
    const twice = now - lastTap < DOUBLE_TAP && (hit.kind === 'nothing' || hit.kind === 'page')
    lastTap = now
    if (twice) {
      const scale = hands.zoom() > 1.001 ? 1 / hands.zoom() : 2.5
      hands.see({ from: contact.to, to: contact.to, scale })
      return
    }
    hands.tell(gestureOf(hit))
  }

  const stopContacts = followContacts(host, {
    onChange(contacts, cause, last, now) {
      latest = contacts
      const ended = mode
      if (cause === 'down') {
        if (contacts.length === 1) {
          touch(last)
        } else if (isPair(contacts) && mode.kind !== 'carrying') {
          leave()
          mode = { kind: 'pinching' }
        }
        return
      }
      leave()
      if (ended.kind === 'panning' && cause === 'up' && swipe(last, now, ended.turns)) {
        pinch = undefined
      } else if (ended.kind === 'pinching' || ended.kind === 'panning') {
        settle(ended.kind, last)
      } else if (ended.kind === 'carrying') {
        cause === 'up' ? drop(last, ended.slot) : hands.putDown()
      } else if (ended.kind === 'swiping') {
        cause === 'up' ? swipe(last, now) : hands.slide(null)
      } else if (ended.kind === 'touching' && cause === 'up') {
        tap(last, ended.hit, now)
      }
    },
    onMove(contacts) {
      latest = contacts
      const [first] = contacts
      if (!first) {
        return
      }
      const by = { x: first.to.x - first.from.x, y: first.to.y - first.from.y }
      if (mode.kind === 'touching' && Math.abs(by.x) + Math.abs(by.y) > TAP_REACH) {
        startMoving(first, mode.hit)
      }
      if (mode.kind === 'carrying') {
        carryTo(first)
      } else if (mode.kind === 'swiping') {
        hands.slide(`translate(${by.x}px, 0)`)
      } else if (mode.kind === 'panning') {
        pinch = { from: first.from, to: first.to, scale: 1 }
        hands.slide(`translate(${by.x}px, ${by.y}px)`)
      } else if (mode.kind === 'pinching' && isPair(contacts)) {
        pinch = pinchOf(contacts)
        hands.slide(transformOf(pinch))
      }
    },
  })

  /** The last pinch or pan of the gesture under way. */
  let pinch: { readonly from: Point; readonly to: Point; readonly scale: number } | undefined
  const settle = (kind: 'pinching' | 'panning', last: Contact) => {
    hands.slide(null)
    const done = pinch ?? (kind === 'panning' ? { from: last.from, to: last.to, scale: 1 } : undefined)
    pinch = undefined
    if (done) {
      hands.see(done)
    }
  }

  const stopListening = listen(host, {
    wheel: (event) => {
      if (event.ctrlKey || event.metaKey) {
        event.preventDefault()
        const box = host.getBoundingClientRect()
        const at = { x: event.clientX - box.left, y: event.clientY - box.top }
        hands.see({ from: at, to: at, scale: Math.exp(-event.deltaY / 300) })
      }
    },
    // A vertical finger scrolls the screen, unless it holds a photo or moves a spread that is looked at closely.
    touchmove: (event) => {
      if (mode.kind === 'carrying' || mode.kind === 'pinching' || mode.kind === 'panning' || event.touches.length > 1) {
        event.preventDefault()
      }
    },
    contextmenu: (event) => event.preventDefault(),
  })
  return () => {
    leave()
    stopContacts()
    stopListening()
  }
}

function gestureOf(hit: Hit): Gesture {
  switch (hit.kind) {
    case 'slot':
      return { kind: 'photo.tapped', at: hit.at }
    case 'caption':
      return { kind: 'caption.tapped', pageId: hit.pageId, captionId: hit.captionId }
    case 'page':
      return { kind: 'page.tapped', pageId: hit.pageId }
    case 'nothing':
      return { kind: 'canvas.tapped' }
  }
}

function transformOf({ from, to, scale }: { from: Point; to: Point; scale: number }): string {
  return `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
}

/** The middle of a slot on the spread, mm. */
function middleOf(content: SpreadContent, slot: SlotAddress): Point {
  const page = content.pages.find((one) => one.pageId === slot.pageId)
  const sprite = page?.scene.sprites.find((one) => one.id === slot.slotId)
  if (!page || !sprite || !('box' in sprite)) {
    return { x: 0, y: 0 }
  }
  return {
    x: page.at.x + sprite.box.x + sprite.box.width / 2,
    y: page.at.y + sprite.box.y + sprite.box.height / 2,
  }
}
