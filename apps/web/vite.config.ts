import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type InlineConfig, type Plugin } from 'vite'
import { embedPage } from './build/embed-page.ts'
import { frenchOnly } from './build/french-only.ts'
import { pageChunks } from './build/page-chunks.ts'
import { precompress } from './build/precompress.ts'
import { preloads } from './build/preloads.ts'

const server = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000'

/**
 * Writes HOSTS and APP into the development page. The server writes them into the built page, after
 * validating them.
 */
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

/**
 * Configuration shared by both passes of the build; the first pass determines what each page loads.
 */
const sources: InlineConfig = {
  root: import.meta.dirname,
  plugins: [react(), frenchOnly],
  // Styles without their comments and blanks. Nothing is rendered on a server, so that components need
  // no ids.
  oxc: {
    plugins: {
      styledComponents: { minify: true, ssr: false, displayName: false, fileName: false },
    },
  },
  resolve: { conditions: ['org-source', ...defaultClientConditions] },
  // No polyfill: a browser without preload support just loads scripts later, whereas the polyfill
  // would slow every page down.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  // Workers get their own folder, because the server sends a content security policy with them.
  worker: {
    rolldownOptions: { output: { entryFileNames: 'assets/workers/[name]-[hash].js' } },
  },
}

/** The web build, and the development server that proxies API requests to `API_ORIGIN`. */
export default defineConfig(async ({ command }) => ({
  ...sources,
  plugins: [sources.plugins, productHosts, embedPage(sources), preloads, precompress],
  build: {
    ...sources.build,
    ...(command === 'build' && {
      rolldownOptions: {
        output: {
          // The shortest hash that the bundler allows for this many chunks, since pages list the
          // names of many scripts.
          chunkFileNames: 'assets/[name]-[hash:7].js',
          codeSplitting: await pageChunks(sources),
        },
      },
    }),
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/icons', '/dev', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
}))
