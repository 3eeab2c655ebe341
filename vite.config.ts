import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { styledComponents } from './scripts/lib/styled-components.ts'

/**
 * Configuration of Storybook and all test projects: packages resolve to their source. The web build
 * has its own.
 */
export default defineConfig({
  plugins: [react()],
  oxc: { plugins: { styledComponents } },
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['org-source', ...defaultServerConditions],
      externalConditions: ['org-source'],
    },
  },
})
