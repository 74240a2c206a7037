import type { Page } from '@playwright/test'
import axeCore from 'axe-core'

/** What is wrong with a screen to somebody who looks at it; empty when nothing is. */
export interface Look {
  readonly faults: readonly string[]
  at(screen: string): Promise<void>
}

/** Only violations are told of in full; style sheets are read in for a rule that does not run. */
const VIOLATIONS: axeCore.RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** Looks at screens: whether they fit the phone's width; with `axe` also whether everybody can use them. */
export function lookAt(page: Page, { axe }: { readonly axe: boolean }): Look {
  const faults: string[] = []
  return {
    faults,
    async at(screen) {
      await page.evaluate(holdStill)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) {
        faults.push(`${screen}: ${over} px wider than the phone`)
      }
      if (axe) {
        // Sent once a document: it is a megabyte and a half, and screens of the shop follow each other in one document.
        if (!(await page.evaluate(() => 'axe' in window))) {
          await page.evaluate(axeCore.source)
        }
        const violations = await page.evaluate(violationsOf, VIOLATIONS)
        faults.push(...violations.map(({ id, targets }) => `${screen}: ${id} ${targets.join(', ')}`))
      }
    },
  }
}

/**
 * Runs in the page: what fades is there or is not. A message half gone while it is looked at has too little contrast,
 * and the console's are faded by a library that asks nobody whether motion is wanted.
 */
function holdStill() {
  // Once a document; neither the shop nor the console adopts a sheet of its own.
  if (document.adoptedStyleSheets.length === 0) {
    const still = new CSSStyleSheet()
    still.insertRule('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets = [still]
  }
}

/** Runs in the page. The shop has no frames: what is wrong is all there. */
async function violationsOf(options: axeCore.RunOptions) {
  const { axe: inPage } = window as unknown as { readonly axe: typeof axeCore }
  const { violations } = await inPage.run(document, options)
  return violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
}
