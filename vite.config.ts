import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { styleNames } from './scripts/lib/style-names.ts'

/**
 * Configuration of Storybook and all test projects: packages resolve to their source. The web build
 * has its own.
 */
export default defineConfig({
  plugins: [styleNames(), react()],
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['org-source', ...defaultServerConditions],
      externalConditions: ['org-source'],
    },
  },
})
