import { type ComponentType, lazy } from 'react'
import { restOfSentences } from '../../i18n/i18n.ts'

/** Screens that are shown instead of the one that was asked for. Few meet them, so nobody waits for their code before. */

export const ProductChanged = seldom(async () => (await import('./ProductChanged.tsx')).ProductChanged)
export const NothingNamed = seldom(async () => (await import('./NothingNamed.tsx')).NothingNamed)
export const UnknownScreen = seldom(async () => (await import('../../screens/unknown/UnknownScreen.tsx')).UnknownScreen)

function seldom<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [shown] = await Promise.all([load(), restOfSentences()])
    return { default: shown }
  })
}
