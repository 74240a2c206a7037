import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageTheme, manageThemes } from '../../../domain/calls/manage/themes.ts'

export type ThemeRow = DataOf<typeof manageThemes>[number]
export type ManagedTheme = DataOf<typeof manageTheme>
