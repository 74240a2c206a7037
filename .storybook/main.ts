import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin, PluginOption } from 'vite'

/** Tests look at the stories themselves: nobody reads their sources, tables of props or pages. */
const IN_TEST = Boolean(process.env['VITEST'])

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/docs/*.mdx', '../stories/**/*.stories.@(ts|tsx)'],
  addons: [...(IN_TEST ? [] : ['@storybook/addon-docs']), '@storybook/addon-vitest', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The TypeScript-based reader of props needs a compiler API that TypeScript 7 no longer has.
  typescript: { reactDocgen: IN_TEST ? false : 'react-docgen' },
  viteFinal: async ({ plugins = [], ...vite }) => ({
    ...vite,
    // The shop's own base must not leak into the static gallery, which is opened from any folder.
    base: './',
    build: { ...vite.build, reportCompressedSize: false },
    plugins: (await flat(plugins)).map(readingProps),
  }),
}

export default config

async function flat(options: readonly PluginOption[]): Promise<Plugin[]> {
  const resolved = await Promise.all(options.map((option) => option))
  const nested = await Promise.all(resolved.map((option) => (Array.isArray(option) ? flat(option) : option || [])))
  return nested.flat()
}

/** Tables of props are shown of `src/ui` alone: reading every other file for them cost a third of the build. */
function readingProps(plugin: Plugin): Plugin {
  const { name, transform } = plugin
  if (name !== 'storybook:react-docgen-plugin' || typeof transform !== 'function') {
    return plugin
  }
  return {
    ...plugin,
    transform(code, id, ...rest) {
      return id.includes('/src/ui/') ? transform.call(this, code, id, ...rest) : undefined
    },
  }
}
