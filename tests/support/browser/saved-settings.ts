import { vi } from 'vitest'
import { saveSettings } from '../../../domain/calls/manage/settings.ts'

/** Listens to what the console sends; answers, of every saving of settings until now, what stood in one of its fields. */
export function savedSettings(field: 'change' | 'revs'): () => readonly (string | null)[] {
  const asked = vi.spyOn(window, 'fetch')
  return () =>
    asked.mock.calls.flatMap(([address, init]) =>
      String(address).includes(saveSettings.path) ? [new URLSearchParams(String(init?.body)).get(field)] : [],
    )
}
