import { availableParallelism } from 'node:os'
import path from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { allowMotion, renderOnServer } from './scripts/lib/browser-commands.ts'
import { baselinePath } from './scripts/lib/baselines.ts'
import { chromiumArgs, findTestBrowser } from './scripts/lib/browser.ts'
import { withQuickScreenshots } from './scripts/lib/quick-screenshots.ts'

const root = import.meta.dirname

// In `vitest -u <folder>`, Vitest would read the folder as the kind of update and replace every
// screenshot.
const update = process.argv.findIndex((argument) => argument === '-u' || argument === '--update')
const kind = process.argv[update + 1]
if (update > 0 && kind && !/^(-.*|all|new|none)$/.test(kind)) {
  throw new Error(`Vitest reads "${kind}" as the kind of update: put ${process.argv[update]} last.`)
}

const { executablePath, env, isPinned } = await findTestBrowser()
const launchOptions = { executablePath, args: chromiumArgs, env }

const storyBrowser = withQuickScreenshots({
  launchOptions,
  contextOptions: {
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  },
})

const testBrowser = playwright({ launchOptions, contextOptions: { locale: 'fr-FR' } })

/**
 * Browser tests that mock modules, or depend on the order in which modules load: each file gets its
 * own page.
 */
const isolated = '**/*.isolated.browser.test.*'

/**
 * Leaves out the tests on Firebase's emulators unless `npm run test:emulators` has started them.
 */
const withoutEmulator = process.env['TEST_FIRESTORE_EMULATOR']
  ? []
  : ['**/*.emulator.test.ts', '**/*.emulator.e2e.test.ts']

/**
 * The test's suffix tells its environment: `.test` Node, `.browser.test` Chromium, `.e2e.test` a
 * server and a browser.
 */
const projects: Extract<TestProjectConfiguration, { test?: unknown }>[] = [
  {
    extends: './vite.config.ts',
    test: {
      name: 'unit',
      root,
      include: [
        '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
        'scripts/**/*.test.ts',
        '.storybook/**/*.test.{ts,tsx}',
      ],
      exclude: ['**/*.{browser,cluster}.test.*', '**/node_modules/**', ...withoutEmulator],
      globalSetup: ['apps/server/test/prepared-data.setup.ts'],
      setupFiles: ['scripts/lib/property-seed.setup.ts'],
      environment: 'node',
      // One process loads the sources once for all its test files, so a run takes a third of the
      // time that it would take with isolation. Tests must therefore leave no state behind in a
      // module.
      isolate: false,
      // At least two workers, even on two cores, of which Vitest reserves one for itself: tests
      // with servers mostly wait.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      testTimeout: 20_000,
      // Long enough to create the first prepared data folder, even while other tests keep the
      // machine busy.
      hookTimeout: 60_000,
    },
  },
  {
    extends: './vite.config.ts',
    plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
    // Packages that workers or late imports load: otherwise Vite would notice them only in the
    // middle of a test.
    optimizeDeps: { include: ['mediabunny', 'tus-js-client', 'zxing-wasm/reader'] },
    define: {
      __COMPARE_SCREENSHOTS__: JSON.stringify(isPinned && process.env['SCREENSHOTS'] !== 'off'),
    },
    test: {
      name: 'stories',
      root,
      // A third page would need a sixth more CPU time for the same stories, since each page loads
      // and compiles the sources. While a page waits for frames and images, the other lane of `npm
      // test` runs.
      maxWorkers: 2,
      testTimeout: 60_000,
      // Long enough for the hook that runs after each story: it renders and checks all variants of
      // the story.
      hookTimeout: 60_000,
      setupFiles: ['.storybook/screenshots.setup.ts'],
      // This setup file hides some events from React Aria, so it must run before the addon's setup
      // file, which loads React Aria.
      sequence: { setupFiles: 'list' },
      browser: {
        enabled: true,
        headless: true,
        provider: storyBrowser,
        commands: { allowMotion },
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            // Scaled thumbnails may round a pixel or two differently; any change of shape differs
            // by more.
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 6 },
            resolveScreenshotPath: ({ arg, ext }) => baselinePath(arg, ext),
            resolveDiffPath: ({ arg, ext }) =>
              path.join(root, 'reports/screenshots', `${arg}${ext}`),
          },
        },
      },
    },
  },
  {
    extends: './vite.config.ts',
    optimizeDeps: {
      include: [
        '@storybook/react-vite',
        'mediabunny',
        'storybook/test',
        'tus-js-client',
        'zxing-wasm/reader',
      ],
    },
    test: {
      name: 'browser',
      // Videos may load slowly, because the development server also compiles for other tests.
      expect: { poll: { timeout: 15_000 } },
      root,
      maxWorkers: 2,
      // Long enough for the first server-rendered component, for which the whole library is
      // compiled.
      testTimeout: 60_000,
      include: [
        '{packages,apps}/*/{src,test}/**/*.browser.test.{ts,tsx}',
        '.storybook/laws/*.browser.test.tsx',
      ],
      // The first file installs a hook that React looks for when it loads.
      setupFiles: [
        'packages/ui/src/testing/rendered-components.ts',
        'scripts/lib/empty-page.setup.ts',
      ],
      browser: {
        enabled: true,
        headless: true,
        provider: testBrowser,
        commands: { renderOnServer },
        instances: [
          // One page loads the sources once for all its test files, so a run takes half the time
          // that it would take with isolation.
          { browser: 'chromium', isolate: false, exclude: [isolated] },
          { browser: 'chromium', name: 'browser (isolated)', include: [isolated] },
        ],
      },
    },
  },
  {
    extends: './vite.config.ts',
    test: {
      name: 'e2e',
      expect: { poll: { timeout: 15_000 } },
      root,
      include: ['e2e/**/*.e2e.test.ts'],
      exclude: ['**/node_modules/**', ...withoutEmulator],
      environment: 'node',
      globalSetup: ['scripts/lib/built-web.setup.ts', 'apps/server/test/prepared-data.setup.ts'],
      // One process loads Playwright and the API client once for all its files.
      isolate: false,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      // Each file has its own server, database and browser, and mostly waits for them.
      maxWorkers: 2,
    },
  },
  // Tests that take minutes, or need servers that not every machine has: `npm run test:cluster`.
  {
    extends: './vite.config.ts',
    test: {
      name: 'cluster',
      root,
      include: ['{packages,apps}/*/{src,test}/**/*.cluster.test.ts'],
      environment: 'node',
      globalSetup: ['apps/server/test/prepared-data.setup.ts'],
      isolate: false,
      maxWorkers: 2,
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  },
]

// Vitest would set up all projects and then leave out those that `--project` does not name, of which
// Storybook's alone takes 4 CPU seconds.
const named = process.argv.flatMap((argument, index) =>
  argument === '--project' ? [process.argv[index + 1]] : [],
)
const selected = projects.filter(
  ({ test }) => typeof test?.name === 'string' && named.includes(test.name),
)

// All of them also if the option is missing or contains a pattern.
export default selected.length > 0 && selected.length === named.length ? selected : projects
