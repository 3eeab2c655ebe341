import react from '@vitejs/plugin-react'
import { frenchOnly } from './build/french-only.ts'
import { precompress } from './build/precompress.ts'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/** Writes HOSTS and APP into the development page as the server does into the built one, which has read them by then. */
const productHosts: Plugin = {
  name: 'product-hosts',
  apply: 'serve',
  transformIndexHtml() {
    const { HOSTS = '', APP: local = 'signature' } = process.env
    const pairs = HOSTS.split(',').filter((pair) => pair.includes('='))
    const hosts = Object.fromEntries(
      pairs.map((pair) => {
        const [host = '', product = ''] = pair.split('=')
        return [host.trim().toLowerCase(), product.trim()]
      }),
    )
    const attrs = { name: 'paraphe-hosts', content: JSON.stringify({ hosts, local }) }
    return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }]
  },
}

/** The web build, and the development server that hands the API's addresses on to `API_ORIGIN`. */
export default defineConfig({
  plugins: [react(), productHosts, frenchOnly, precompress],
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  build: { target: 'es2022' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/icons', '/dev', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
})
