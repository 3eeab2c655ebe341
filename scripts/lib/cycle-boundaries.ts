import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vite'
import { findCycle, isTest, readSources } from './feature-boundaries.ts'

/** The fields of a `package.json` that resolve an import of the package's own modules. */
export interface Manifest {
  name?: string
  imports?: Readonly<Record<string, unknown>>
  exports?: Readonly<Record<string, unknown>>
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns the specifiers that a module loads before it runs. Excludes type imports and `import()`.
 */
export function runtimeImports(file: string, source: string): string[] {
  const { body } = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  return body.flatMap((statement) => {
    switch (statement.type) {
      case 'ImportDeclaration':
        return statement.importKind === 'type' ? [] : [statement.source.value]
      case 'ExportAllDeclaration':
      case 'ExportNamedDeclaration':
        return statement.exportKind === 'type' || !statement.source ? [] : [statement.source.value]
      default:
        return []
    }
  })
}

/** Returns the source file to which `imports` or `exports` maps a specifier. */
function entryOf(entries: Manifest['imports'] = {}, specifier: string): string | null {
  for (const [pattern, target] of Object.entries(entries)) {
    const source = (target as { 'org-source'?: string })['org-source']
    const [start = '', end] = pattern.split('*')
    const isMatch =
      end === undefined
        ? specifier === pattern
        : specifier.startsWith(start) && specifier.endsWith(end)
    if (!source || !isMatch) continue
    const middle =
      end === undefined ? '' : specifier.slice(start.length, specifier.length - end.length)
    return path.posix.join(source.replace('*', middle))
  }
  return null
}

/** Resolves a specifier to a path in the package; null if it leads outside the package. */
function resolve(file: string, specifier: string, manifest: Manifest): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith('#')) return entryOf(manifest.imports, specifier)
  const { name = '' } = manifest
  const isOwn = name !== '' && (specifier === name || specifier.startsWith(`${name}/`))
  return isOwn ? entryOf(manifest.exports, `.${specifier.slice(name.length)}`) : null
}

/**
 * Returns the graph of the folders directly below `src`. A file directly below `src` is a node too.
 */
function foldersOf(modules: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  const folderOf = (file: string) => file.split('/').slice(0, 2).join('/')
  for (const [file, targets] of modules) {
    if (isTest(file)) continue
    const from = folderOf(file)
    const known = folders.get(from) ?? new Set<string>()
    for (const target of targets) if (folderOf(target) !== from) known.add(folderOf(target))
    folders.set(from, known)
  }
  return folders
}

/**
 * Lists the runtime import cycles in a package's `src`: the first cycle of modules or, if there is
 * none, the first cycle of top-level folders. Cycles of folders ignore stories and tests.
 *
 * @param sources Source texts by path in the package, such as `src/index.ts`.
 */
export function cycleErrors(sources: ReadonlyMap<string, string>, manifest: Manifest): string[] {
  const modules = new Map(
    [...sources].map(([file, source]) => [
      file,
      new Set(
        runtimeImports(file, source)
          .map((specifier) => resolve(file, specifier, manifest))
          .filter((target) => target !== null && sources.has(target)) as string[],
      ),
    ]),
  )
  const cycle = findCycle(modules)
  if (cycle) return [`modules form a cycle: ${cycle.join(' → ')}`]
  const ofFolders = findCycle(foldersOf(modules))
  return ofFolders ? [`folders form a cycle: ${ofFolders.join(' → ')}`] : []
}

/** Finds the import cycles of all packages and apps, one per line. */
export function cyclesIn(root: string): string[] {
  return globSync('{packages,apps}/*', { cwd: root }).flatMap((folder) => {
    const file = path.join(root, folder, 'package.json')
    if (!existsSync(file)) return []
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest
    const sources = [...readSources(path.join(root, folder, 'src'))].map(
      ([name, source]) => [`src/${name}`, source] as const,
    )
    return cycleErrors(new Map(sources), manifest).map((error) => `${folder}: ${error}`)
  })
}
