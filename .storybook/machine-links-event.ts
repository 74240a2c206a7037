/** What the panel is told, over Storybook's channel. */
export const MACHINES_IN_SIGHT = 'keepsake/machines-in-sight'

/** A machine that drives what is seen. */
export interface MachineLink {
  readonly machine: string
  readonly states: readonly string[]
  /** The story that plays the machine from this very state; from where it is played by hand when none begins there. */
  readonly storyId: string
}
