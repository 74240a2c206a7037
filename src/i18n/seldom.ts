import { type ComponentType, lazy } from 'react'
import { restOfSentences } from './i18n.ts'

/** What few meet: nobody waits for its code, nor for its sentences, before it is shown. */
export function seldom<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [shown] = await Promise.all([load(), restOfSentences()])
    return { default: shown }
  })
}
