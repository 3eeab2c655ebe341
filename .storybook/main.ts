import type { StorybookConfig } from '@storybook/react-vite'
import { msw } from 'msw/vite'
import remarkGfm from 'remark-gfm'
import { docgen } from './docgen/docgen.ts'

const config: StorybookConfig = {
  stories: [
    '../{packages,apps}/*/{src,docs}/**/*.mdx',
    '../{packages,apps}/*/{src,docs}/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), docgen(), msw({ mode: 'worker-only' })],
  }),
  staticDirs: [{ from: '../packages/signature/icons', to: '/icons/v1' }],
}

export default config
