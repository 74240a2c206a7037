import { page } from 'vitest/browser'
import type { Language } from '../../../domain/language.ts'
import { speak } from '../../../src/i18n/i18n.ts'
import { layoutFaults } from './laid-out.ts'
import { nextFrame } from './open-workspace.tsx'

/** A window, and letters of so many per cent. */
export interface ScreenSize {
  readonly width: number
  readonly height: number
  readonly letters: number
  readonly language?: Language
}

/** A phone upright, the smallest one, one on its side, tablets, desks; and letters of twice the size. */
export const SIZES: readonly ScreenSize[] = [
  { width: 375, height: 667, letters: 100 },
  { width: 320, height: 568, letters: 100 },
  { width: 568, height: 320, letters: 100 },
  { width: 768, height: 1024, letters: 100 },
  { width: 1024, height: 768, letters: 100 },
  { width: 1280, height: 800, letters: 100 },
  { width: 375, height: 667, letters: 200 },
  { width: 320, height: 568, letters: 200 },
  { width: 667, height: 375, letters: 200 },
  { width: 1280, height: 800, letters: 200 },
  // Traditional Chinese: shorter words, which break anywhere, in another fallback family.
  { width: 320, height: 568, letters: 100, language: 'zh-Hant' },
  { width: 375, height: 667, letters: 200, language: 'zh-Hant' },
]

/** The narrowest of each kind: what fits there fits between. */
export const EXTREMES: readonly ScreenSize[] = SIZES.filter(
  ({ width, height, letters, language }) =>
    [320, 568, 667, 1280].includes(width) || (letters === 200 && height === 667) || language !== undefined,
).filter(({ width, letters, language }) => language !== undefined || width !== 1280 || letters === 100)

export async function showAt({ width, height, letters, language = 'en' }: ScreenSize): Promise<void> {
  await speak(language)
  await page.viewport(width, height)
  document.documentElement.style.fontSize = `${letters}%`
  // What watches its own size is told in the frame after the one in which it has it.
  await nextFrame()
  await nextFrame()
}

/** What is wrong at each size, by its name; `more` looks for what else must hold there. */
export async function faultsAt(
  sizes: readonly ScreenSize[],
  more: (size: ScreenSize) => readonly string[] = () => [],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const found: Record<string, readonly string[]> = {}
  for (const size of sizes) {
    await showAt(size)
    const { width, height, letters, language } = size
    const faults = [...layoutFaults(), ...more(size)]
    if (faults.length > 0) {
      found[`${width} x ${height}, letters ${letters} %${language ? `, ${language}` : ''}`] = faults
    }
  }
  return found
}

/** Which of the buttons are not wholly in the window. */
export function outOfReach(names: readonly string[], { language }: ScreenSize): string[] {
  return language
    ? []
    : names
        .filter((name) => {
          const box = page.getByRole('button', { name, exact: true }).elements()[0]?.getBoundingClientRect()
          return (
            !box ||
            box.top < -1 ||
            box.left < -1 ||
            box.bottom > window.innerHeight + 1 ||
            box.right > window.innerWidth + 1
          )
        })
        .map((name) => `${name} is out of reach`)
}

/** Less of the page is no use, css px of the shorter side; where letters are large on a phone, this much. */
const USEFUL = 200
const USEFUL_AT_LEAST = 140

export function canvasTooSmall({ letters }: ScreenSize): string[] {
  const canvas = document.querySelector('[data-testid=canvas]')?.getBoundingClientRect()
  const shorter = Math.round(Math.min(canvas?.width ?? 0, canvas?.height ?? 0))
  return shorter < (letters > 100 ? USEFUL_AT_LEAST : USEFUL) ? [`the page has ${shorter} px`] : []
}
