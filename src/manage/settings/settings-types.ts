import type { DataOf } from '../../../domain/calls/call.ts'
import type { manageSettings } from '../../../domain/calls/manage/settings.ts'

export type Settings = DataOf<typeof manageSettings>

export interface SettingsProps {
  readonly settings: Settings
}
