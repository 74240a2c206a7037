import { I18nProvider } from '@lingui/react'
import type { A11yParameters } from '@storybook/addon-a11y'
import type { Preview } from '@storybook/react-vite'
import { LANGUAGES, type Language } from '../domain/language.ts'
import '../src/app/app.css'
import { i18n, speak } from '../src/i18n/i18n.ts'
import { Stage } from '../stories/fixtures/Stage.tsx'
import './freeze.css'

/**
 * Style sheets are read in for a rule that does not run. A test asks for violations alone: what passed would go through
 * the browser's wire for each story; the gallery's panel shows it.
 */
const AXE: A11yParameters['options'] = {
  preload: { assets: ['media'] },
  ...(import.meta.env.MODE === 'test' ? { reporter: 'no-passes' } : { resultTypes: ['violations'] }),
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { disable: true },
    a11y: { test: 'error', options: AXE },
    viewport: {
      options: {
        phone: { name: 'Phone 375 x 667', styles: { width: '375px', height: '667px' }, type: 'mobile' },
        wide: { name: 'Wide 1280 x 800', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'The language',
          ['Tokens', 'Type', 'Buttons', 'Fields', 'Sheets', 'Feedback', 'Prices', 'Pictures', 'Icons'],
          'Screens',
        ],
      },
    },
  },
  initialGlobals: { language: 'zh-Hans', viewport: { value: 'phone' } },
  globalTypes: {
    language: {
      description: 'Language of the shop',
      toolbar: { title: 'Language', icon: 'globe', items: [...LANGUAGES], dynamicTitle: true },
    },
  },
  loaders: [
    async ({ globals }) => {
      await speak(globals['language'] as Language)
      return {}
    },
  ],
  decorators: [
    (Story, { parameters, globals }) => (
      <I18nProvider i18n={i18n} key={String(globals['language'])}>
        <Stage setting={parameters['stage']}>
          <Story />
        </Stage>
      </I18nProvider>
    ),
  ],
}

export default preview
