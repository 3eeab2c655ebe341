import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

/** Returns the size in bytes of a module with its imports, bundled, minified and gzipped. */
export async function weigh(entry: string): Promise<number> {
  const bundle = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { conditionNames: ['org-source', 'browser', 'import', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? `${import.meta.dirname}/../entry.js` : null),
        load: (id) => (id.endsWith('/entry.js') ? entry : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  await bundle.close()
  const code = output.map((part) => (part.type === 'chunk' ? part.code : '')).join('')
  return gzipSync(code).length
}
