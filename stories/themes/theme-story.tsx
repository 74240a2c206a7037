import type { StoryObj } from '@storybook/react-vite'
import { COVER_STYLES } from '../../domain/cover-style.ts'
import { PRODUCT_IDS, ThemeBook, type ThemeBookProps } from './ThemeBook.tsx'
import { type Shown, ThemePage } from './ThemePage.tsx'

const BOOK = 'book-square-203'

/** What is seen side by side. */
const SHEETS = {
  Covers: COVER_STYLES.map((cover): Shown => ({ product: BOOK, kind: 'cover', cover })),
  Book: [
    ...[1, 2, 3, 4, 5].map((at): Shown => ({ product: BOOK, kind: 'inner', at })),
    ...(['chapter', 'inner', 'blank', 'back'] as const).map((kind): Shown => ({ product: BOOK, kind })),
  ],
  Calendars: [
    { product: 'calendar-wall', kind: 'cover' },
    { product: 'calendar-wall', kind: 'inner' },
    { product: 'calendar-desk', kind: 'inner' },
  ],
  Sheets: [
    { product: 'postcard-12', kind: 'inner' },
    { product: 'postcard-12', kind: 'back' },
    { product: 'frame-a4', kind: 'inner' },
    { product: 'print-6inch', kind: 'inner' },
  ],
} as const satisfies Record<string, readonly Shown[]>

type SheetName = keyof typeof SHEETS

/** Pages of a theme as they are printed, from demo photographs. */
export function themeStory(themeId: string, sheet: SheetName): StoryObj {
  return { render: () => <ThemeSheet themeId={themeId} sheet={sheet} /> }
}

/** A whole product in a theme, spread by spread; which product and how much is written is set beside it. */
export function leafedStory(themeId: string): StoryObj<Omit<ThemeBookProps, 'themeId'>> {
  return {
    args: { product: BOOK, words: 'usual' },
    argTypes: {
      product: { control: 'select', options: PRODUCT_IDS, description: 'Every product and format' },
      words: { control: 'radio', options: ['usual', 'longest'], description: 'What is written' },
    },
    parameters: { controls: { disable: false } },
    render: (args) => <ThemeBook key={`${args.product} ${args.words}`} themeId={themeId} {...args} />,
  }
}

function ThemeSheet({ themeId, sheet }: { readonly themeId: string; readonly sheet: SheetName }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 24 }}>
      {SHEETS[sheet].map((shown: Shown) => {
        const label = [themeId, shown.product, shown.at ?? shown.kind, shown.cover ?? ''].join(' ').trim()
        return <ThemePage key={label} themeId={themeId} shown={shown} label={label} />
      })}
    </div>
  )
}
