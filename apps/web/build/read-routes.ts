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

/** Matches either the key of a place, or a screen with its route patterns and its module. */
const parts =
  /^ {2}(\w+): \[|screen\(\s*(\S[^(]*),\s*async \(\) => \(await import\('\.\/([^']+)'\)\)/gm

/** Parses the screens of a feature from its `routes.ts`, as `npm run format` writes it. */
export function parseRoutes(file: string, source: string): Screen[] {
  let place = ''
  const screens: Screen[] = []
  for (const [, key, patterns = '', relative = ''] of source.matchAll(parts)) {
    if (key !== undefined) {
      place = key
      continue
    }
    const routes = [...patterns.matchAll(/'([^']+)'/g)].map(([, route = '']) => route)
    const module = path.posix.join(path.posix.dirname(file), relative)
    const name = path.posix.basename(module).replace(/\.tsx?$/, '')
    screens.push({ name, module, place, routes })
  }
  return screens
}

/** Reads the screens of all features of a product, in the order of the features' names. */
export function readScreens(root: string, product: string): Screen[] {
  return globSync(`${product}/features/*/routes.ts`, { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => parseRoutes(file, readFileSync(path.join(root, file), 'utf8')))
}
