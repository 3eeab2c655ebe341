import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite'
import { frenchOnly } from './build/french-only.ts'
import { pageChunks } from './build/page-chunks.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'

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

/** What both passes of the build share: the first one shows what each page loads. */
const sources: InlineConfig = {
  root: import.meta.dirname,
  plugins: [react(), frenchOnly],
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  // A browser without preloading only loads its scripts later; the polyfill would be on every page.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // A folder of their own: to a worker the server sends the policy that binds it.
  worker: {
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
}

/** The web build, and the development server that hands the API's addresses on to `API_ORIGIN`. */
export default defineConfig(async ({ command }) => ({
  ...sources,
  plugins: [sources.plugins, productHosts, preloads, precompress],
  build: {
    ...sources.build,
    ...(command === 'build' && {
      rolldownOptions: { output: { codeSplitting: await pageChunks(sources) } },
    }),
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/icons', '/dev', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
}))
