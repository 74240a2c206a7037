import * as React from 'react'

interface Internals {
  recentlyCreatedOwnerStacks: number
}

const NAME = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

// Development React notes of every element where in the code it was made, by throwing an error away; after ten thousand
// in a second it goes without. A warning still names the component.
const internals = (React as unknown as Readonly<Record<string, Internals | undefined>>)[NAME]
if (internals && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined })
}
