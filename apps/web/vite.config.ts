import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/** The web build, and the development server that hands the API's addresses on to `API_ORIGIN`. */
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  build: { target: 'es2022' },
  server: { proxy: { '/api': server, '/icons': server, '/dev': server } },
})
