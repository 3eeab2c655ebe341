import type { Decorator, Preview } from '@storybook/react-vite'
import '../packages/ui/src/theme/fonts.ts'
import { ThemeProvider } from '../packages/ui/src/theme/index.ts'

const withTheme: Decorator = (Story, { globals }) => (
  <ThemeProvider scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}>
    <Story />
  </ThemeProvider>
)

/** `globals: { scheme: 'dark' }` and `globals: { viewport: { value: 'phone' } }` make a story's variants. */
const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { matchers: { color: /color/i } },
    options: { storySort: { order: ['Welcome', 'Signature', 'Editor', 'Primitives', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
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
