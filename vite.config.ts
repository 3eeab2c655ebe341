import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'

/** Shared by the web build, Storybook and every test project: packages resolve to their source. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  ssr: {
    resolve: {
      conditions: ['org-source', ...defaultServerConditions],
      externalConditions: ['org-source'],
    },
  },
})
