import type { Preview } from '@storybook/react-vite'

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    controls: { matchers: { color: /color/i } },
  },
}

export default preview
