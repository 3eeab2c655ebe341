import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A screen of a product, as the routes of its feature name it. */
export interface Screen {
  /** Name of the module's file, without its ending. */
  name: string
  /** By its path in the repository. */
  module: string
  /** Who may open it and in which frame: a key of the product's `FeatureRoutes`. */
  place: string
  /** Patterns of the router, such as `signature/:signatureId`. */
  routes: readonly string[]
}

const loaded = /const (\w+) = lazyPage\(\s*async \(\) => \(await import\('\.\/([^']+)'\)\)/g
const placed = /^ {2}(\w+):|<Route path="([^"]+)" element=\{<(\w+) \/>\} \/>/gm

/** The screens of a feature, from the source of its `routes.tsx` as Prettier formats it. */
export function parseRoutes(file: string, source: string): Screen[] {
  const modules = new Map(
    [...source.matchAll(loaded)].map(([, component = '', module = '']) => [component, module]),
  )
  const screens = new Map<string, Screen & { routes: string[] }>()
  let place = ''
  for (const [, key, route, component = ''] of source.matchAll(placed)) {
    if (key !== undefined) place = key
    const relative = modules.get(component)
    if (route === undefined || relative === undefined) continue
    const module = path.posix.join(path.posix.dirname(file), relative)
    const name = path.posix.basename(module).replace(/\.tsx?$/, '')
    const known = screens.get(component)
    if (known) known.routes.push(route)
    else screens.set(component, { name, module, place, routes: [route] })
  }
  return [...screens.values()]
}

/** The screens of every feature of a product, in the order of the features' names. */
export function readScreens(root: string, product: string): Screen[] {
  return globSync(`${product}/features/*/routes.tsx`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => parseRoutes(file, readFileSync(path.join(root, file), 'utf8')))
}
