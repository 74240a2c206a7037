/** How far the print file of one ordered thing is. */
export const PRINT_STATES = ['none', 'waiting', 'making', 'ready', 'failed'] as const
export type PrintState = (typeof PRINT_STATES)[number]
