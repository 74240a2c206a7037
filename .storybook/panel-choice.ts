/** Storybook's own panel, where the properties of a component are set. */
export const CONTROLS = 'addon-controls'
export const MACHINES = 'keepsake/machines/panel'

interface Prepared {
  readonly controls?: { readonly disable?: boolean }
}

/**
 * The panel to open below a story: the one that stays open there is empty where it has nothing to say. Whoever chose
 * another one than these two keeps it.
 */
export function panelFor(selected: string, { controls }: Prepared): string {
  if (selected !== CONTROLS && selected !== MACHINES) {
    return selected
  }
  return controls?.disable === false ? CONTROLS : MACHINES
}

/** A chart, the events and the phone beside it take all the room there is: what is below them would name itself. */
export const hasPanel = (storyId: string) => !storyId.startsWith('machines-')
