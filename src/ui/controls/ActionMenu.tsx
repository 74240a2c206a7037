import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef } from 'react'
import type { Point } from '../../../domain/geometry.ts'
import { useHistoryEntry } from '../../navigation/use-history-entry.ts'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName, LaterIcon } from '../pictures/icon-paths.ts'
import styles from './ActionMenu.module.css'

export interface MenuAction {
  readonly icon: IconName | LaterIcon
  readonly label: string
  readonly disabled?: boolean
  act(): void
}

interface ActionMenuProps {
  /** What it is about. */
  readonly label: string
  /** Where it comes up, css px of the window; `null`: it is closed. */
  readonly at: Point | null
  /** Groups with a line between them. */
  readonly groups: readonly (readonly MenuAction[])[]
  onClose(): void
}

/** What can be done with the object under the mouse, or behind a button. Back closes it. */
export function ActionMenu({ label, at, groups, onClose }: ActionMenuProps) {
  useHistoryEntry(at !== null, onClose)
  useClosedByTurn(at !== null, onClose)
  const anchor = at && { getBoundingClientRect: () => new DOMRect(at.x, at.y, 0, 0) }
  return (
    <Menu.Root open={at !== null} onOpenChange={(open) => open || onClose()}>
      <Menu.Portal>
        <Menu.Positioner
          className={styles['place']}
          // Beside the point it has the whole height of the window; below or above it only what is left there.
          {...{ anchor, side: 'right', align: 'start', sideOffset: 2, collisionPadding: 8 }}
        >
          <Menu.Popup
            className={styles['menu']}
            aria-label={label}
            onKeyDown={(event) => {
              // It lies at the end of the document, and its anchor is a point: Tab would lead to nowhere, with the menu open.
              if (event.key === 'Tab') {
                event.preventDefault()
                onClose()
              }
            }}
          >
            {groups
              .filter((group) => group.length > 0)
              .map((group) => (
                <Menu.Group className={styles['group']} key={group[0]?.label}>
                  {group.map(({ icon, label: name, disabled = false, act }) => (
                    <Menu.Item className={styles['item']} key={name} disabled={disabled} onClick={act}>
                      <Icon name={icon} size={20} />
                      {name}
                    </Menu.Item>
                  ))}
                </Menu.Group>
              ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

/** A window of another size has nothing any more where the menu came up. */
function useClosedByTurn(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])
  useEffect(() => {
    if (!isOpen) {
      return
    }
    const turn = () => close.current()
    window.addEventListener('resize', turn)
    return () => window.removeEventListener('resize', turn)
  }, [isOpen])
}
