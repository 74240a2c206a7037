import type { ProviderSettings, SettingsSection } from '../../../server/providers/provider-settings.ts'

/** Provider settings that are the same for every merchant, by the name of their section. */
export function providerSettingsOf(now: () => Readonly<Record<string, unknown>>): ProviderSettings {
  return {
    of: <Settings>(_: string, { name }: SettingsSection<Settings>) => now()[name] as Settings | undefined,
  }
}
