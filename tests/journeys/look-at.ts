import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What is wrong with a screen to somebody who looks at it; empty when nothing is. */
export interface Look {
  readonly faults: readonly string[]
  at(screen: string): Promise<void>
}

/** Only violations are told of in full; style sheets are read in for a rule that does not run. */
const VIOLATIONS: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Looks at screens: whether they fit the phone's width; with `axe` also whether everybody can use them. */
export function lookAt(page: Page, { axe }: { readonly axe: boolean }): Look {
  const faults: string[] = []
  return {
    faults,
    async at(screen) {
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) {
        faults.push(`${screen}: ${over} px wider than the phone`)
      }
      if (axe) {
        // The shop has no frames: without the page that would gather their results.
        const { violations } = await new AxeBuilder({ page }).setLegacyMode().options(VIOLATIONS).analyze()
        faults.push(
          ...violations.map(
            ({ id, nodes }) => `${screen}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
          ),
        )
      }
    },
  }
}
