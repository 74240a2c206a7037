import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: ['@storybook/addon-docs', '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based reader of props needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // The shop's own base must not leak into the static gallery, which is opened from any folder.
  viteFinal: (vite) => ({ ...vite, base: './' }),
}

export default config
