import { readFileSync } from 'node:fs'
import type { ComponentType } from 'react'
import { at } from '../../scripts/lib/paths.ts'

const library = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8')) as {
  exports: Record<string, string | { 'org-source': string }>
}

/** The modules behind the package's exports, by the condition of this repository. */
const doors = Object.values(library.exports).flatMap((door) =>
  typeof door === 'string' ? [] : [door['org-source']],
)

const sources = import.meta.glob<Record<string, unknown>>([
  '../../packages/ui/src/**/*.{ts,tsx}',
  '!../../packages/ui/src/**/*.{test,stories}.*',
])

const rooms = await Promise.all(
  doors.map((door) => {
    const load = sources[door.replace('.', '../../packages/ui')]
    if (!load) throw new Error(`The package exports ${door}, which is no module.`)
    return load()
  }),
)

const isError = (value: unknown) =>
  typeof value === 'function' && (value.prototype as unknown) instanceof Error

/** What JSX accepts as a component, `memo` and `forwardRef` included. */
const isComponent = (value: unknown): value is ComponentType =>
  (typeof value === 'function' && !isError(value)) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value)

/** The components that the doors of the library export, by name; some have two doors. */
export const publicComponents: readonly (readonly [name: string, component: ComponentType])[] = [
  ...new Map(
    rooms
      .flatMap((room) => Object.entries(room))
      .filter(
        (entry): entry is [string, ComponentType] =>
          /^[A-Z]/.test(entry[0]) && isComponent(entry[1]),
      ),
  ),
]

/**
 * Those with an element that takes an id, a class or a ref. A provider draws none, and the component of
 * a field type is given the field and its control alone, by `Field`, which conforms for all of them.
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
