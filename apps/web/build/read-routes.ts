import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A screen of a product, as defined in the routes of its feature. */
export interface Screen {
  /** Name of the module's file, without its extension. */
  name: string
  /** The module's path in the repository. */
  module: string
  /** Its access and layout: a key of the product's `FeatureRoutes`. */
  place: string
  /** Router patterns, such as `signature/:signatureId`. */
  routes: readonly string[]
}

const loaded = /const (\w+) = lazyPage\(\s*async \(\) => \(await import\('\.\/([^']+)'\)\)/g
const placed = /^ {2}(\w+):|<Route path="([^"]+)" element=\{<(\w+) \/>\} \/>/gm

/** Parses the screens of a feature from its `routes.tsx`, as formatted by Prettier. */
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

/** Reads the screens of all features of a product, in the order of the features' names. */
export function readScreens(root: string, product: string): Screen[] {
  return globSync(`${product}/features/*/routes.tsx`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => parseRoutes(file, readFileSync(path.join(root, file), 'utf8')))
}
