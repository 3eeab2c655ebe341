import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '@org/ui/theme/fonts'
import { ThemeProvider } from '@org/ui/theme'
import { argTypesOf } from './docs-page/arg-types.ts'
import { LazyDocsPage } from './docs-page/lazy-docs-page.tsx'
import { beforeEach } from './msw.ts'
import { untilFormerIsGone } from './former-story.ts'
import { axeSpec, standIn } from './screenshots/landmarks.ts'

// How long a play function waits for something to appear, in ms: on a busy machine, decoding,
// fetching or compiling takes longer than the default of one second. Elements that are already
// there cause no wait.
configure({
  asyncUtilTimeout: 15_000,
  // By default, each retry of a waiting query prints the whole page into its error message, which
  // costs 5% of the run time of all stories.
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

const withTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </ThemeProvider>
)

/**
 * A story is rendered in dark mode with `globals: { scheme: 'dark' }`, and on a phone with
 * `globals: { viewport: { value: 'phone' } }`.
 */
const preview: Preview = {
  decorators: [withTheme],
  beforeEach: [untilFormerIsGone, beforeEach].flat(),
  // Runs before the addon's own hook, in which axe checks the page.
  afterEach: standIn,
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Color scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    // Axe skips the content of frames: they hold signatures and run no scripts, so axe would wait
    // half a second for a response from each frame. `laws/signatures.browser.test.tsx` checks their
    // content; the frame element is checked here. Only violations are collected: listing passes
    // takes axe longer than the checks themselves.
    a11y: {
      test: 'error',
      config: axeSpec,
      options: { iframes: false, resultTypes: ['violations'] },
    },
    layout: 'padded',
    docs: { page: LazyDocsPage, extractArgTypes: argTypesOf },
    controls: { matchers: { color: /color/i } },
    options: {
      storySort: {
        order: [
          'Welcome',
          ['In a minute'],
          'Guides',
          [
            'Form cookbook',
            ['Read'],
            'Table cookbook',
            ['Read'],
            'Media',
            'Signature renderer',
            'Signature editor',
            'Theming',
          ],
          'Building blocks',
          'Theme',
          'Primitives',
          'Form',
          'Data table',
          'Media',
          'Sortable',
          'Signature',
          'Editor',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        landscape: {
          name: 'Phone on its side, 844',
          styles: { width: '844px', height: '390px' },
          type: 'mobile',
        },
        desktop: {
          name: 'Desktop, 1440',
          styles: { width: '1440px', height: '900px' },
          type: 'desktop',
        },
      },
    },
  },
}

export default preview
