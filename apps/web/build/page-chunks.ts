import { brotliCompressSync, constants } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { chunkOf, chunksOf, entryOf, withImports, type Bundle } from './bundle.ts'
import { budgetOf } from './budgets.ts'
import { groupPieces, type Piece } from './group-pieces.ts'
import { pages } from './pages.ts'

/**
 * Assumed costs of one more file for a page, in bytes: response headers and worse compression. A
 * lower cost leads to more files, so that pages load less code that they do not need. The build
 * tries all of them, because the best cost for the pages nearest to their budgets changes with the
 * code.
 */
const requestCosts = [1800, 2200, 2700]

/**
 * Overhead of each file in bytes: its response headers, and the bytes lost because a small file
 * compresses worse than a large one.
 */
const fileOverhead = 700

/**
 * Decides how the code is split into files. By default the bundler creates about two hundred files,
 * one for each set of modules that the same dynamic imports need. A first build shows which of
 * these files each page loads. Files that are loaded by exactly the same pages are then merged.
 *
 * @param config configuration of the build, without the plugins that process its output
 */
export async function pageChunks(config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> {
  const bundle = await firstBuild(config)
  const groupOf = bestSplit(bundle, piecesOf(bundle))
  const groupOfModule = new Map(
    chunksOf(bundle).flatMap(({ fileName, moduleIds }) =>
      moduleIds.map((id) => [id, groupOf.get(fileName)] as const),
    ),
  )
  const nameOf = (id: string) => {
    const group = groupOfModule.get(id)
    return group === undefined ? null : `pages-${group}`
  }
  // Every module is assigned to a group here, so a module must not pull its imports into its own
  // group.
  return { groups: [{ name: nameOf, debugName: 'by page' }], includeDependenciesRecursively: false }
}

/**
 * Splits the pieces into groups. Of several splits, it returns the one with the most room for the
 * page nearest to its budget.
 */
function bestSplit(bundle: Bundle, pieces: readonly Piece[]): ReadonlyMap<string, number> {
  const splits = requestCosts.map((cost) => {
    const groupOf = groupPieces(pieces, cost)
    return { groupOf, fullness: fullestOf(bundle, pieces, groupOf) }
  })
  const [best] = splits.sort((a, b) => a.fullness - b.fullness)
  return best?.groupOf ?? new Map()
}

/** Returns the share of its budget that the page nearest to its budget uses. */
function fullestOf(
  bundle: Bundle,
  pieces: readonly Piece[],
  groupOf: ReadonlyMap<string, number>,
): number {
  const codeOf = new Map(chunksOf(bundle).map(({ fileName, code }) => [fileName, code]))
  const files = new Map<number, Piece[]>()
  for (const piece of pieces) {
    const file = groupOf.get(piece.id)
    if (file !== undefined) files.set(file, [...(files.get(file) ?? []), piece])
  }
  const bytesOf = new Map(
    [...files].map(([file, group]) => [
      file,
      compressedSize(group.map(({ id }) => codeOf.get(id)).join('')) + fileOverhead,
    ]),
  )
  /**
   * Adds the file of a piece and all files that it imports, including those that only other pieces
   * in a merged file need.
   */
  const load = (id: string, loaded: Set<number>) => {
    const file = groupOf.get(id)
    if (file === undefined || loaded.has(file)) return
    loaded.add(file)
    for (const { imports } of files.get(file) ?? [])
      for (const other of imports) load(other, loaded)
  }
  const shares = pages.map((page) => {
    const loaded = new Set<number>()
    for (const { id, pages: using } of pieces) if (using.has(page.name)) load(id, loaded)
    return [...loaded].reduce((sum, file) => sum + (bytesOf.get(file) ?? 0), 0) / budgetOf(page)
  })
  return Math.max(...shares)
}

async function firstBuild(config: InlineConfig): Promise<Bundle> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const [first] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  if (!first) throw new Error('The first build has no output.')
  return Object.fromEntries(first.output.map((file) => [file.fileName, file]))
}

/**
 * Lists the files of a build, each with the pages that load it. For files that several products
 * load, only the pages of the first product and small pages are listed, so that other products do
 * not change which scripts the pages of the first product load.
 */
function piecesOf(bundle: Bundle): Piece[] {
  const start = withImports(bundle, [entryOf(bundle)])
  const filesOf = pages.map(({ product, name, modules, isSmall = false }) => {
    const loaded = modules.map((module) => chunkOf(bundle, module).fileName)
    return { product, name, isSmall, files: new Set([...start, ...withImports(bundle, loaded)]) }
  })
  const pagesWith = (fileName: string) => {
    const loading = filesOf.filter(({ files }) => files.has(fileName))
    const counted = loading.filter(
      ({ product, isSmall }) => isSmall || product === loading[0]?.product,
    )
    return new Set(counted.map(({ name }) => name))
  }
  const ownerOf = (fileName: string) => {
    const loading = filesOf.filter(({ files }) => files.has(fileName))
    const [owner = null, ...others] = new Set(loading.map(({ product }) => product))
    return others.length === 0 ? owner : null
  }
  return chunksOf(bundle).map(({ fileName, code, imports }) => ({
    id: fileName,
    bytes: compressedSize(code),
    imports,
    pages: pagesWith(fileName),
    product: ownerOf(fileName),
  }))
}

/**
 * Returns the approximate compressed size, which is good enough for comparisons. Better compression
 * would take many times as long.
 */
function compressedSize(code: string): number {
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
}
