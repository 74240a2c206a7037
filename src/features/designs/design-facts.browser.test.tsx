import { afterEach, expect, test, vi } from 'vitest'
import type { Language } from '../../../domain/language.ts'
import { anOwnDesign } from '../../../stories/fixtures/drafts.ts'
import { closeScreen, openScreen } from '../../../tests/support/browser/open-screen.tsx'
import { speak } from '../../i18n/i18n.ts'
import { DesignFacts } from './DesignFacts.tsx'

afterEach(closeScreen)

const design = anOwnDesign({ productName: 'Square photo book 20×20' })

/** The piece of text that says exactly this. */
function textOf(said: string): Text | null {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    if (texts.currentNode.nodeValue === said) {
      return texts.currentNode as Text
    }
  }
  return null
}

test.each<readonly [Language, string]>([
  ['zh-Hans', '24 页'],
  ['zh-Hant', '24 頁'],
  ['en', '24 pages'],
])('a number stays on one line with what it counts, however narrow the list is (%s)', async (language, pages) => {
  await openScreen(<DesignFacts design={design} />, { address: '/design_list' })
  await speak(language)
  await vi.waitFor(() => expect(textOf(pages)).not.toBe(null))
  const range = document.createRange()
  range.selectNodeContents(textOf(pages) as Text)
  const widths = Array.from({ length: 30 }, (_, at) => 150 + at * 5)
  const broken = widths.filter((width) => {
    document.body.style.width = `${width}px`
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
  })
  document.body.style.width = ''
  expect(broken).toEqual([])
})
