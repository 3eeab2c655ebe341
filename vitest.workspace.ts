import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import {
  chromiumArgs,
  findBrowser,
  findPinnedBrowser,
  pinnedFontsEnvironment,
} from './scripts/lib/browser.ts'

const root = import.meta.dirname
const pinned = await findPinnedBrowser()
const browser = await findBrowser()

/** Stories are drawn by the pinned browser with the repository's fonts: their screenshots are compared. */
const storyBrowser = playwright({
  launchOptions: pinned
    ? {
        executablePath: pinned.executablePath,
        args: chromiumArgs,
        env: { ...process.env, ...pinnedFontsEnvironment() },
      }
    : { executablePath: browser.executablePath, args: chromiumArgs },
  contextOptions: {
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  },
})

const anyBrowser = playwright({
  launchOptions: { executablePath: browser.executablePath, args: chromiumArgs },
  contextOptions: { locale: 'fr-FR' },
})

/** The test's suffix tells its environment: `.test` Node, `.browser.test` Chromium, `.e2e.test` a server and a browser. */
const projects: TestProjectConfiguration[] = [
  {
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      root,
      include: ['{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
      exclude: ['**/*.browser.test.*', '**/node_modules/**'],
      environment: 'node',
      testTimeout: 20_000,
    },
  },
  {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
    define: {
      __COMPARE_SCREENSHOTS__: JSON.stringify(
        pinned !== null && process.env['SCREENSHOTS'] !== 'off',
      ),
    },
    test: {
      name: 'stories',
      root,
      testTimeout: 60_000,
      // A busy machine may draw one frame late; what really changed fails each time.
      retry: 2,
      setupFiles: ['.storybook/screenshots.setup.ts'],
      browser: {
        enabled: true,
        headless: true,
        provider: storyBrowser,
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: ({ arg, ext }) =>
              path.join(root, '.storybook/baselines', `${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) =>
              path.join(root, 'reports/screenshots', `${arg}${ext}`),
          },
        },
      },
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'browser',
      root,
      testTimeout: 30_000,
      include: ['{packages,apps}/*/{src,test}/**/*.browser.test.{ts,tsx}'],
      browser: {
        enabled: true,
        headless: true,
        provider: anyBrowser,
        instances: [{ browser: 'chromium' }],
      },
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'e2e',
      expect: { poll: { timeout: 15_000 } },
      retry: 1,
      root,
      include: ['e2e/**/*.e2e.test.ts'],
      environment: 'node',
      testTimeout: 120_000,
      hookTimeout: 120_000,
      fileParallelism: false,
    },
  },
]

export default projects
