import { expect, test } from 'vitest'
import { findFirefox, firefoxHashes } from './support/browser/firefox-hashes.ts'
import { DESIGN_HASHES } from './support/design-hashes.ts'

const firefox = findFirefox()

test.skipIf(!firefox)(
  `auto-design 8.17 determinism: twelve seeded books have their known hashes in Firefox${firefox ? '' : ' (there is none here: install one, or name it in FIREFOX_PATH)'}`,
  async () => {
    expect(await firefoxHashes(firefox ?? '')).toEqual(DESIGN_HASHES)
  },
  150_000,
)
