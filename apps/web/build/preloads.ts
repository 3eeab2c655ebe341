import type { Plugin } from 'vite'
import { chunkOf, entryOf, withImports } from './bundle.ts'
import { pages } from './pages.ts'

/**
 * Writes `preloads.json`, which lists the lazily loaded scripts of each address; the server turns
 * them into preload links in the page. Scripts that all pages load are omitted: the HTML document
 * references them already.
 */
export const preloads: Plugin = {
  name: 'page-preloads',
  apply: 'build',
  generateBundle(_, bundle) {
    const start = withImports(bundle, [entryOf(bundle)])
    const filesOf = (modules: readonly string[]) => {
      const loaded = modules.map((module) => chunkOf(bundle, module).fileName)
      return [...withImports(bundle, loaded)].filter((file) => !start.has(file))
    }
    // Some addresses show one of two pages, depending on the user: preload the scripts that both
    // pages need.
    const byPath = Map.groupBy(pages, ({ product, path }) => JSON.stringify({ product, path }))
    const entries = [...byPath].map(([address, sharing]) => ({
      ...(JSON.parse(address) as { product: string; path: string }),
      files: sharing
        .map(({ modules }) => filesOf(modules))
        .reduce((common, files) => common.filter((file) => files.includes(file)))
        .map((file) => `/${file}`),
    }))
    this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(entries) })
  },
}
