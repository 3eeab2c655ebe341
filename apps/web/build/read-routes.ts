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

/**
 * Matches one of four parts: the name of a screen that is defined before the routes, the key of a
 * place, a screen with its route patterns and its module, or the name of a screen in a place.
 */
const parts =
  /^export const (\w+) = (?=screen\()|(?:^ {2}|\{ )(\w+): \[|screen\(\s*(\S[^(]*),\s*async \(\) => \(await import\('\.\/([^']+)'\)\)|\b(\w+Screen)\b/gm

/**
 * Parses the screens of a feature from its `routes.ts`, which must be formatted by `npm run
 * format`.
 */
export function parseRoutes(file: string, source: string): Screen[] {
  const named = new Map<string, Omit<Screen, 'place'>>()
  let ownName: string | undefined
  let place = ''
  const screens: Screen[] = []
  for (const [, defined, key, patterns, relative = '', used = ''] of source.matchAll(parts)) {
    if (defined !== undefined) ownName = defined
    else if (key !== undefined) place = key
    else if (patterns === undefined) {
      const screen = named.get(used)
      if (screen) screens.push({ ...screen, place })
    } else {
      const routes = [...patterns.matchAll(/'([^']+)'/g)].map(([, route = '']) => route)
      const module = path.posix.join(path.posix.dirname(file), relative)
      const name = path.posix.basename(module).replace(/\.tsx?$/, '')
      const screen = { name, module, routes }
      if (ownName === undefined) screens.push({ ...screen, place })
      else named.set(ownName, screen)
      ownName = undefined
    }
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
