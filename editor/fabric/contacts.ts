import type { Pinch } from '../../domain/design/placing/crop.ts'
import type { Point } from '../../domain/geometry.ts'

/** One finger, pen or pressed mouse on the host; css px from the host's top left. */
export interface Contact {
  readonly id: number
  readonly type: string
  /** Where it was when the number of contacts last changed. */
  readonly from: Point
  readonly to: Point
  /** When it touched, ms of the event clock. */
  readonly since: number
}

export interface ContactHandlers {
  /** A contact came or went: whatever is under way starts anew from `contacts`. */
  onChange(contacts: readonly Contact[], cause: 'down' | 'up' | 'cancel', last: Contact, now: number): void
  onMove(contacts: readonly Contact[], now: number): void
}

/** Follows every contact that starts on `host`. Returns how to stop. */
export function followContacts(host: HTMLElement, handlers: ContactHandlers): () => void {
  let contacts: readonly Contact[] = []
  const pointOf = (event: PointerEvent): Point => {
    const box = host.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  const rebased = (list: readonly Contact[]) => list.map((contact) => ({ ...contact, from: contact.to }))

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button !== 0) {
      return
    }
    capture(host, event.pointerId)
    const at = pointOf(event)
    const contact = { id: event.pointerId, type: event.pointerType, from: at, to: at, since: event.timeStamp }
    contacts = [...rebased(contacts.filter((one) => one.id !== event.pointerId)), contact]
    handlers.onChange(contacts, 'down', contact, event.timeStamp)
  }
  const move = (event: PointerEvent) => {
    if (contacts.some((one) => one.id === event.pointerId)) {
      const to = pointOf(event)
      contacts = contacts.map((one) => (one.id === event.pointerId ? { ...one, to } : one))
      handlers.onMove(contacts, event.timeStamp)
    }
  }
  const end = (cause: 'up' | 'cancel') => (event: PointerEvent) => {
    const last = contacts.find((one) => one.id === event.pointerId)
    if (last) {
      contacts = rebased(contacts.filter((one) => one.id !== event.pointerId))
      handlers.onChange(contacts, cause, { ...last, to: pointOf(event) }, event.timeStamp)
    }
  }
  return listen(host, { pointerdown: down, pointermove: move, pointerup: end('up'), pointercancel: end('cancel') })
}

/** What two contacts did since they were two. Degrees clockwise, shortest way round. */
export function pinchOf(contacts: readonly [Contact, Contact]): Pinch {
  const [a, b] = contacts
  const before = { x: b.from.x - a.from.x, y: b.from.y - a.from.y }
  const after = { x: b.to.x - a.to.x, y: b.to.y - a.to.y }
  const length = (v: Point) => Math.max(1, Math.sqrt(v.x * v.x + v.y * v.y))
  const turn = ((Math.atan2(after.y, after.x) - Math.atan2(before.y, before.x)) * 180) / Math.PI
  return {
    from: { x: (a.from.x + b.from.x) / 2, y: (a.from.y + b.from.y) / 2 },
    to: { x: (a.to.x + b.to.x) / 2, y: (a.to.y + b.to.y) / 2 },
    scale: length(after) / length(before),
    turn: turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn,
  }
}

export function isPair(contacts: readonly Contact[]): contacts is readonly [Contact, Contact] {
  return contacts.length === 2
}

type Listeners = { readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void }

/** Attaches listeners that may prevent the browser's own way; returns how to take them off. */
export function listen(host: HTMLElement, listeners: Listeners): () => void {
  const entries = Object.entries(listeners) as [string, EventListener][]
  for (const [type, listener] of entries) {
    host.addEventListener(type, listener, { passive: false })
  }
  return () => {
    for (const [type, listener] of entries) {
      host.removeEventListener(type, listener)
    }
  }
}

/** Keeps the contact when it leaves the host. A contact that a script made cannot be captured, and need not be. */
function capture(host: HTMLElement, pointerId: number): void {
  try {
    host.setPointerCapture(pointerId)
  } catch (fault) {
    if (!(fault instanceof DOMException && fault.name === 'NotFoundError')) {
      throw fault
    }
  }
}
