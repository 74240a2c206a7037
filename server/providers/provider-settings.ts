import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { MerchantId } from '../../domain/ids.ts'

/** What the shop needs to speak to one kind of provider in the name of one merchant, as its file names it. */
export interface SettingsSection<Settings> {
  readonly name: string
  readonly schema: z.ZodType<Settings>
}

/**
 * The providers of each merchant. Only ever read from the operator's own file: no part of it stands in the database, in a
 * reply or in a log.
 */
export interface ProviderSettings {
  /** A merchant without this section has no such provider. */
  of<Settings>(mchid: MerchantId, section: SettingsSection<Settings>): Settings | undefined
}

/** The configuration names a provider in a way that cannot be read. The message says which, and never a secret. */
class ProviderSettingsMistake extends Error {
  override readonly name = 'ProviderSettingsMistake'
}

/**
 * Reads the provider settings: `PROVIDERS_FILE`, with the sections of each merchant by his id. Without a file every merchant
 * runs on the development providers.
 *
 * @throws ProviderSettingsMistake when the file is missing or not what it should be.
 */
export function readProviderSettings(
  file: string | undefined,
  sections: readonly SettingsSection<unknown>[],
): ProviderSettings {
  const merchants = file === undefined ? {} : parsed(file, sections)
  return {
    // Each section was read by its own schema.
    of: <Settings>(mchid: MerchantId, { name }: SettingsSection<Settings>) =>
      merchants[mchid]?.[name] as Settings | undefined,
  }
}

type Merchants = Readonly<Record<string, Readonly<Record<string, unknown>>>>

function parsed(file: string, sections: readonly SettingsSection<unknown>[]): Merchants {
  const merchant = z.strictObject(Object.fromEntries(sections.map(({ name, schema }) => [name, schema.optional()])))
  const providersFile = z.strictObject({ merchants: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/), merchant) })
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    throw new ProviderSettingsMistake(`PROVIDERS_FILE: ${file} cannot be read as JSON`, { cause })
  }
  const read = providersFile.safeParse(json)
  if (!read.success) {
    const places = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ProviderSettingsMistake(`PROVIDERS_FILE: ${places.join('; ')}`)
  }
  return read.data.merchants
}
