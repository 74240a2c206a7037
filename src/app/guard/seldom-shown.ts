import { seldom } from '../../i18n/seldom.ts'

/** Screens that are shown instead of the one that was asked for. */

export const ProductChanged = seldom(async () => (await import('./ProductChanged.tsx')).ProductChanged)
export const NothingNamed = seldom(async () => (await import('./NothingNamed.tsx')).NothingNamed)
export const UnknownScreen = seldom(async () => (await import('../../screens/unknown/UnknownScreen.tsx')).UnknownScreen)
