import type { Decorator } from '@storybook/react-vite'
import { LocaleProvider } from '../locale/index.ts'

/** Shows a story in English. */
export const inEnglish: Decorator = (Story) => (
  <LocaleProvider locale="en-GB">
    <Story />
  </LocaleProvider>
)
