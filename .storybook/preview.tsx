import { I18nProvider } from '@lingui/react'
import type { A11yParameters } from '@storybook/addon-a11y'
import type { Preview } from '@storybook/react-vite'
import { PRELOAD_ENTRIES } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import type { Language } from '../domain/language.ts'
import '../src/app/app.css'
import { i18n, speak } from '../src/i18n/i18n.ts'
import { loadOverlays } from '../src/ui/overlays/use-overlays.ts'
import type { StoryNetwork } from '../stories/fixtures/network.ts'
import { Stage } from '../stories/fixtures/Stage.tsx'
import { PATIENCE } from '../tests/support/patience.ts'
import { applyConditions, beginLater, endStory } from './conditions.ts'
import './motion.css'
import { withNames } from './named-values.ts'
import { START, TOOLBAR, VIEWPORTS } from './toolbar.ts'

// What a story shows first may be code that is still being fetched.
configure({ asyncUtilTimeout: PATIENCE.soon })

/**
 * Style sheets are read in for a rule that does not run. A test asks for violations alone: what passed would go through
 * the browser's wire for each story; the gallery's panel shows it.
 */
const AXE: A11yParameters['options'] = {
  preload: { assets: ['media'] },
  ...(import.meta.env.MODE === 'test' ? { reporter: 'no-passes' } : { resultTypes: ['violations'] }),
}

/**
 * Spacing that a reader could not change is looked for only where a style of its own says `!important`. As it comes, the
 * rule reads all text below every element with a style, and the page's own body has one.
 */
const AXE_RULES = [
  { id: 'avoid-inline-spacing', selector: '[style*="important"]' },
  // Of a page as a whole, which is the gallery's own around a story.
  ...['bypass', 'document-title', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
]

/** From the root axe looks elements up in an index that it has made; from anywhere below it walks all of them for each rule. */
const AXE_CONTEXT = { include: 'html' }

/** Links from a screen to its machine; a test follows none. */
const links = import.meta.env.MODE === 'test' ? undefined : import('./machine-links.ts')
const pictures = import.meta.env.MODE === 'test' ? import('./pictures.ts') : undefined
const names = import.meta.env.MODE === 'test' ? import('./named-states.ts') : undefined

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    // The shop has its own grounds: room above a story is for what changes them.
    backgrounds: { disable: true },
    controls: { disable: true },
    a11y: { test: 'error', context: AXE_CONTEXT, options: AXE, config: { rules: AXE_RULES } },
    viewport: { options: VIEWPORTS },
    options: {
      storySort: {
        order: [
          'Welcome',
          ['Introduction 介绍', 'Principles 原则'],
          'Components',
          'The language',
          'Screens',
          [
            '0 Ways in 入口',
            '1 Choose 挑选',
            '2 Photos 照片',
            '3 Design 设计',
            '4 Pay 付款',
            '5 After the order 下单之后',
            '6 Account 账户',
          ],
          'Machines',
          'Themes',
          'Editor',
        ],
      },
    },
  },
  // The workbench fetches the stories that stand beside the one it shows, before that one is drawn: beside the checkout
  // that was the editor with its books, twice the time of the story asked for.
  beforeAll: async () => {
    addons.getChannel().removeAllListeners(PRELOAD_ENTRIES)
    await loadOverlays()
  },
  argTypesEnhancers: [({ argTypes, title }) => withNames(argTypes, title)],
  initialGlobals: START,
  globalTypes: TOOLBAR,
  loaders: [
    async ({ globals, parameters }) => {
      applyConditions(globals)
      beginLater(parameters['slow'] === true)
      // Letters and photos of the pictures are there before the first story is drawn.
      await pictures
      await speak(globals['language'] as Language)
      return {}
    },
  ],
  beforeEach: async ({ title }) => {
    const to = await links
    to?.tellOfMachines()
    void to?.tellOfParts(title)
    return endStory
  },
  afterEach: async (story) => {
    const named = await names
    await named?.keepPromise(story)
    const kept = await pictures
    await kept?.comparePictures(story)
  },
  decorators: [
    (Story, { id, parameters, globals }) => (
      <I18nProvider i18n={i18n} key={`${globals['language']} ${globals['network']} ${globals['today']}`}>
        <Stage
          setting={parameters['stage']}
          network={globals['network'] as StoryNetwork}
          isScreen={id.startsWith('screens-')}
        >
          <Story />
        </Stage>
      </I18nProvider>
    ),
  ],
}

export default preview
