import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate'

interface Seen<Shown> {
  /** What the screen is shown of the actor. */
  readonly shown?: (snapshot: unknown) => Shown
  /** What the actor is told when the screen sends this; nothing when it means nothing to it. */
  readonly told?: (event: EventObject) => EventObject | undefined
}

interface News extends EventObject {
  readonly type: 'mirror.news'
  readonly snapshot: unknown
}

/**
 * Logic for screens that make their actors themselves: what it makes is the mirror of an actor that lives already. It
 * stands where that one stands, and what it is sent, that one takes.
 */
export function mirrorOf<Shown>(
  actor: AnyActorRef,
  seen: Seen<Shown> = {},
): ActorLogic<Snapshot<unknown>, EventObject> {
  const { shown = (snapshot: unknown) => snapshot, told = (event: EventObject) => event } = seen
  const now = () => shown(actor.getSnapshot()) as Snapshot<unknown>
  return {
    transition: (snapshot, event) => {
      if (event.type === 'mirror.news') {
        return shown((event as News).snapshot) as Snapshot<unknown>
      }
      const meant = event.type.startsWith('xstate.') ? undefined : told(event)
      if (meant) {
        actor.send(meant)
      }
      return snapshot
    },
    getInitialSnapshot: now,
    getPersistedSnapshot: (snapshot) => snapshot,
    start: (_, { self }) => {
      actor.subscribe((snapshot: unknown) => {
        if (self.getSnapshot().status === 'active') {
          self.send({ type: 'mirror.news', snapshot } as News)
        }
      })
    },
  }
}
