import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** An import in a product's sources. */
interface Import {
  specifier: string
  /** Path below the product's `src`; null outside the product. */
  target: string | null
}

/** Matches `import … from`, `export … from`, `import '…'`, `import('…')` and `import.meta.glob('…')`. */
const importPattern = /(?:\bfrom|\bimport(\.meta\.glob)?)\s*\(?\s*(['`])([^'`\n]+)\2/g

/** Whether a file is a story, a test or a test helper; these may import more of the product. */
export const isTest = (file: string) =>
  /\.(?:stories|test|fixture)\.tsx?$/.test(file) ||
  /(?:^|\/)(?:testing\.tsx?$|testing\/)/.test(file)

const aliases: Readonly<Record<string, (name: string) => string>> = {
  features: (name) => `features/${name}/index.ts`,
  routes: (name) => `features/${name}/routes.ts`,
  testing: (name) => `features/${name}/testing.ts`,
  shared: (name) => `shared/${name}`,
  app: (name) => `app/${name}`,
}

/** Resolves a specifier to a path below the product's `src`; null outside the product. */
function resolve(file: string, specifier: string): string | null {
  const alias = /^#(\w+)\/(.+)$/.exec(specifier)
  if (alias) return aliases[alias[1] ?? '']?.(alias[2] ?? '') ?? null
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null
}

export function importsOf(file: string, source: string): Import[] {
  const code = source.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')
  return (
    [...code.matchAll(importPattern)]
      // A test may read files of every feature, for example all texts.
      .filter(([, glob]) => !glob || !isTest(file))
      .map(([, , , specifier = '']) => ({ specifier, target: resolve(file, specifier) }))
  )
}

/**
 * Returns the part of the product that a file belongs to: a feature such as `features/deploy`,
 * another folder such as `app` or `shared`, or the empty string for a file directly below `src`.
 */
function partOf(file: string): string {
  const [top = '', feature = ''] = file.split('/')
  if (!file.includes('/')) return ''
  return top === 'features' ? `features/${feature}` : top
}

/** Returns the screens of all features: the modules that their `routes.ts` files load. */
function screensOf(sources: ReadonlyMap<string, string>): ReadonlySet<string> {
  const routes = [...sources].filter(([file]) => /^features\/[^/]+\/routes\.ts$/.test(file))
  return new Set(
    routes.flatMap(([file, source]) =>
      Array.from(source.matchAll(/\bimport\('([^'\n]+)'\)/g), ([, specifier = '']) =>
        path.posix.join(path.posix.dirname(file), specifier),
      ),
    ),
  )
}

/** Describes how an import violates the boundaries; returns null if it does not. */
function errorOf(
  file: string,
  { specifier, target }: Import,
  screens: ReadonlySet<string>,
): string | null {
  const from = partOf(file)
  if (/^#.*\/\.\.\//.test(specifier)) return 'leaves the folder of its alias'
  if (/^#features\/[^/]+\//.test(specifier)) return 'enters a feature below its index.ts'
  if (target === null) return null
  const to = partOf(target)
  const isHidden = screens.has(target) || /\b(?:texts|routes)\.ts$/.test(target)
  if (/^features\/[^/]+\/index\.ts$/.test(file) && isHidden)
    return 'shows a screen, its routes or texts to other features'
  if (from === to) return null
  if (from === '') return to === 'app' ? null : 'bypasses app'
  if (specifier.startsWith('.')) return 'leaves its folder through a relative path'
  if (to === 'app') {
    return isTest(file) ? null : 'imports app, which may import features but not the reverse'
  }
  if (specifier.startsWith('#routes/') && from !== 'app')
    return 'imports routes, which only app may do'
  if (specifier.startsWith('#testing/') && !isTest(file)) return 'imports test helpers'
  if (from === 'shared' && to.startsWith('features/') && !isTest(file)) {
    return 'makes shared depend on a feature'
  }
  return null
}

/**
 * Finds a cycle in a graph. Returns its nodes in order, with the first one repeated at the end, or
 * null.
 */
export function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] | null {
  const done = new Set<string>()
  const visit = (feature: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(feature)) return [...trail.slice(trail.indexOf(feature)), feature]
    if (done.has(feature)) return null
    for (const next of edges.get(feature) ?? []) {
      const cycle = visit(next, [...trail, feature])
      if (cycle) return cycle
    }
    done.add(feature)
    return null
  }
  for (const feature of edges.keys()) {
    const cycle = visit(feature, [])
    if (cycle) return cycle
  }
  return null
}

/**
 * Lists boundary violations between a product's features, one per line. Violations are: a relative
 * import that leaves its feature, an import that bypasses another feature's `index.ts`, an
 * `index.ts` that exports a screen, routes or UI text, an import of routes by anything but app, an
 * import of test helpers outside tests, an import of app by a feature or by shared, an import of a
 * feature by shared, and a cycle among features.
 *
 * @param sources Source text by path below the product's `src`.
 */
export function boundaryErrors(sources: ReadonlyMap<string, string>): string[] {
  const edges = new Map<string, Set<string>>()
  const errors: string[] = []
  const screens = screensOf(sources)
  for (const [file, source] of sources) {
    const from = partOf(file)
    for (const one of importsOf(file, source)) {
      const error = errorOf(file, one, screens)
      if (error) errors.push(`${file}: '${one.specifier}' ${error}`)
      const to = one.target === null ? '' : partOf(one.target)
      const isEdge = from.startsWith('features/') && to.startsWith('features/') && from !== to
      if (isEdge && !isTest(file)) edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  }
  const cycle = findCycle(edges)
  return cycle ? [...errors, `features form a cycle: ${cycle.join(' → ')}`] : errors
}

/** Reads the TypeScript sources below a folder, by relative path. */
export function readSources(folder: string): Map<string, string> {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) =>
    file.replaceAll(path.sep, '/'),
  )
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]))
}

/** Finds the `src` folders of the apps that are organised in features. */
export function productFolders(root: string): string[] {
  return globSync('apps/*/src', { cwd: root })
    .map((folder) => path.join(root, folder))
    .filter((folder) => {
      const features = path.join(folder, 'features')
      return existsSync(features) && statSync(features).isDirectory()
    })
}
