import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineProject } from 'vitest/config'

const root = import.meta.dirname
const chromium = process.env['CHROMIUM_PATH']

/** Flags under which a sandboxed or root-owned Chromium starts, draws alike everywhere and stays off the network. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
]

const launchOptions = chromium
  ? { executablePath: chromium, args: chromiumArgs }
  : { args: chromiumArgs }

/** The test's suffix tells its environment: `.test` Node, `.browser.test` Chromium, `.e2e.test` a whole server and browser. */
export default [
  defineProject({
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      root,
      include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      exclude: ['**/*.browser.test.*', '**/*.e2e.test.*', '**/node_modules/**'],
      environment: 'node',
      testTimeout: 20_000,
    },
  }),
  defineProject({
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
    test: {
      name: 'stories',
      root,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
  defineProject({
    extends: './vite.config.ts',
    test: {
      name: 'browser',
      root,
      include: ['{packages,apps}/*/{src,test}/**/*.browser.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
  defineProject({
    extends: './vite.config.ts',
    test: {
      name: 'e2e',
      root,
      include: ['e2e/**/*.e2e.test.ts'],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
      fileParallelism: false,
    },
  }),
]
