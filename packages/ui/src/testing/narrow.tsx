import type { Decorator } from '@storybook/react-vite'

/** Shows a story as wide as a column of a form. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: 480 }}>
    <Story />
  </div>
)
