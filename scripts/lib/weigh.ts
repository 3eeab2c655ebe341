import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { root } from './paths.ts'

export interface Weight {
  /** Minified and gzipped size of the initial load, in bytes. */
  bytes: number
  /** Minified and gzipped size of everything loaded on demand, in bytes. */
  lazyBytes: number
  /** Paths of the modules in the initial load. */
  modules: string[]
  /** Names that the program exports, without types. */
  names: string[]
}

/** Peer dependencies, which every user of the library has anyway. */
const peers = /^(react|react-dom|styled-components)(\/|$)/

const entry = 'weighed.ts'

/**
 * Bundles a program as an application's production build does and measures its size.
 * @param program Source text; it may import anything in the workspace.
 * @param isExcluded Whether to leave a module out of the size, as with peer dependencies. Gets the
 * module's path or package name.
 */
export async function weigh(
  program: string,
  isExcluded: (id: string) => boolean = () => false,
): Promise<Weight> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['org-source', ...defaultClientConditions] },
    plugins: [
      {
        name: 'weighed-program',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? program : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) => peers.test(id) || isExcluded(id),
      },
    },
  })
  const { output: files } = (Array.isArray(output) ? output[0] : output) as Rolldown.RolldownOutput
  const chunks = new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const first = new Set<string>()
  const follow = (name: string) => {
    const chunk = chunks.get(name)
    if (!chunk || first.has(name)) return
    first.add(name)
    chunk.imports.forEach(follow)
  }
  const main = [...chunks.values()].find((chunk) => chunk.isEntry)
  if (!main) throw new Error('The bundle has no entry.')
  follow(main.fileName)
  const size = (name: string) => gzipSync(chunks.get(name)?.code ?? '').length
  const sum = (names: string[]) => names.reduce((bytes, name) => bytes + size(name), 0)
  return {
    bytes: sum([...first]),
    lazyBytes: sum([...chunks.keys()].filter((name) => !first.has(name))),
    modules: [...first].flatMap((name) => Object.keys(chunks.get(name)?.modules ?? {})),
    names: main.exports,
  }
}
