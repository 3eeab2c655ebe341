import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { at } from '../../scripts/lib/paths.ts'

const library = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, string | { 'org-source': string }>
}

/** Source modules of the package's entry points: the `org-source` targets of its exports. */
const entryPoints = Object.values(library.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target['org-source']],
)

const sources = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.{ts,tsx}',
  '!../../packages/ui/src/**/*.{test,stories}.*',
])

const modules = await Promise.all(
  entryPoints.map((entryPoint) => {
    const load = sources[entryPoint.replace('.', '../../packages/ui')]
    if (!load) throw new Error(`The package exports ${entryPoint}, which is not a module.`)
    return load()
  }),
)

const isError = (value: unknown) =>
  typeof value === 'function' && (value.prototype as unknown) instanceof Error

/**
 * Whether the value is a component; `memo` and `forwardRef` count, contexts do not, although JSX
 * accepts them.
 */
const isComponent = (value: unknown): value is ComponentType =>
  (typeof value === 'function' && !isError(value)) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value && !('Provider' in value))

/**
 * The library's exported components by name, without duplicates: some are exported by two entry
 * points.
 */
export const publicComponents: readonly (readonly [name: string, component: ComponentType])[] = [
  ...new Map(
    modules
      .flatMap((exported) => Object.entries(exported))
      .filter(
        (entry): entry is [string, ComponentType] =>
          /^[A-Z]/.test(entry[0]) && isComponent(entry[1]),
      ),
  ),
]

/**
 * Components whose root element accepts an id, a class and a ref. Excludes providers, which render
 * no element, and components of field types, which receive only the field and its control: the
 * conformance test of `Field` covers them.
 */
export const rootedComponents = publicComponents.filter(
  ([name]) => !/(Provider|FormField)$/.test(name),
)

const browserTests = import.meta.glob<string>('../../packages/ui/src/**/*.browser.test.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Names of the components whose tests call `conformance`. */
export const conforming = new Set(
  Object.values(browserTests).flatMap((code) =>
    [...code.matchAll(/\bconformance\('(\w+)'/g)].map((match) => match[1]),
  ),
)
