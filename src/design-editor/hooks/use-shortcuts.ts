import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'

/** What keys do in the editor: how they are written in the list, and what they are for. */
export const SHORTCUTS = {
  back: { keys: ['←'], says: msg`Previous pages` },
  on: { keys: ['→'], says: msg`The next pages` },
  open: { keys: ['Enter'], says: msg`Crop the selected photo or edit text` },
  select: { keys: ['Space'], says: msg`Select a photo or a text` },
  move: { keys: ['←', '→', '↑', '↓'], says: msg`Move the selected text (further with Shift)` },
  resize: {
    keys: ['Alt ←', 'Alt →', 'Alt ↑', 'Alt ↓'],
    says: msg`Resize the box of the selected text`,
  },
  remove: { keys: ['Delete'], says: msg`Remove the selected photo or text` },
  leave: { keys: ['Esc'], says: msg`Deselect, or close what’s open` },
  closer: { keys: ['+'], says: msg`Zoom in` },
  farther: { keys: ['−'], says: msg`Zoom out` },
  undo: { keys: ['Ctrl Z', '⌘ Z'], says: msg`Undo` },
  redo: { keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], says: msg`Redo` },
  keys: { keys: ['?'], says: msg`This list` },
} as const satisfies Record<string, { readonly keys: readonly string[]; readonly says: MessageDescriptor }>

export type ShortcutName = keyof typeof SHORTCUTS

const PLAIN: Readonly<Record<string, ShortcutName>> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Enter: 'open',
  Delete: 'remove',
  Backspace: 'remove',
  Escape: 'leave',
  '+': 'closer',
  '=': 'closer',
  '-': 'farther',
  '?': 'keys',
}

/** What a key press asks for; nothing where it belongs to what has the focus or to what lies over the editor. */
function shortcutOf(event: KeyboardEvent): ShortcutName | undefined {
  const target = event.target instanceof Element ? event.target : null
  const isSlid = target?.closest(SLID) ?? null
  if (
    event.defaultPrevented ||
    event.isComposing ||
    (target?.closest(TYPED_INTO) && !isSlid) ||
    document.querySelector(OVER)
  ) {
    return undefined
  }
  if (event.ctrlKey || event.metaKey) {
    const key = event.key.toLowerCase()
    return event.altKey
      ? undefined
      : key === 'z'
        ? event.shiftKey
          ? 'redo'
          : 'undo'
        : key === 'y'
          ? 'redo'
          : undefined
  }
  const name = event.altKey || !Object.hasOwn(PLAIN, event.key) ? undefined : PLAIN[event.key]
  if (isSlid) {
    return name && ALSO_SLID.includes(name) ? name : undefined
  }
  // A button that has the focus is pressed by Enter.
  return name === 'open' && target?.closest('button, a, [role=button]') ? undefined : name
}

const TYPED_INTO =
  'input, textarea, select, [contenteditable=true], [role=slider], [role=radio], [role=tab], [role=listbox], [role=menu]'
/** A gap, an angle: its own keys are the arrows, nothing is typed into it. */
const SLID = 'input[type=range], [role=slider]'
const ALSO_SLID: readonly ShortcutName[] = ['leave', 'closer', 'farther', 'keys']
const OVER = '[role=dialog], [role=alertdialog], [role=menu]'

/** Does what keys ask for while this is shown. What answers `false` had nothing to do: the key is left to others. */
export function useShortcuts(does: Partial<Record<ShortcutName, () => unknown>>): void {
  const latest = useRef(does)
  useEffect(() => {
    latest.current = does
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = shortcutOf(event)
      const act = name && latest.current[name]
      if (act && act() !== false) {
        event.preventDefault()
      }
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
