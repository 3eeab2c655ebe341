import { expect, it } from 'vitest'
import { boundaryErrors, productFolders, readSources } from './feature-boundaries.ts'
import { at } from './paths.ts'

/** Returns the errors of a product that consists of these files. */
const errorsOf = (files: Readonly<Record<string, string>>) =>
  boundaryErrors(new Map(Object.entries(files)))

const importing = (file: string, specifier: string) =>
  errorsOf({ [file]: `import { it } from '${specifier}'\nexport default it\n` })

it.each([
  ['a relative import of another feature', 'features/a/list/page.tsx', '../../b/index.ts'],
  ['a relative import of shared', 'features/a/page.tsx', '../../shared/texts.ts'],
  ['a relative import of a feature by app', 'app/router.tsx', '../features/a/index.ts'],
  ['a path below a feature’s entry point', 'features/a/page.tsx', '#features/b/page.tsx'],
  ['a path below a feature’s entry point from app', 'app/router.tsx', '#features/b/page.tsx'],
  [
    'a path below a feature’s entry point from a story',
    'features/a/page.stories.tsx',
    '#features/b/page.tsx',
  ],
  ['another feature’s screen through its routes', 'features/a/page.tsx', '#routes/b'],
  ['another feature’s test helpers outside tests', 'features/a/page.tsx', '#testing/b'],
  ['texts in a feature’s entry point', 'features/a/index.ts', './texts.ts'],
  ['app from a feature', 'features/a/page.tsx', '#app/state.ts'],
  ['app from shared', 'shared/scope.ts', '#app/state.ts'],
  ['a feature from shared', 'shared/scope.ts', '#features/a'],
  ['a path that leaves shared', 'features/a/page.tsx', '#shared/../features/b/page.tsx'],
  ['a feature from the product’s entry point', 'index.ts', './features/a/index.ts'],
])('rejects %s', (_, file, specifier) => {
  expect(importing(file, specifier)).toHaveLength(1)
})

it.each([
  ['a file of the same feature', 'features/a/list/page.tsx', '../texts.ts'],
  ['the entry point of another feature', 'features/a/page.tsx', '#features/b'],
  ['shared', 'features/a/page.tsx', '#shared/texts.ts'],
  ['the routes of a feature from app', 'app/routes.ts', '#routes/a'],
  ['the product from a story', 'features/a/page.stories.tsx', '#app/product.ts'],
  ['another feature’s fixtures from a test', 'features/a/a-saga.test.ts', '#testing/b'],
  ['app’s entry from the product’s entry point', 'index.ts', './app/entry.ts'],
  ['a package', 'features/a/page.tsx', '@org/app-kit'],
])('accepts %s', (_, file, specifier) => {
  expect(importing(file, specifier)).toEqual([])
})

it.each([
  ["export { it } from '#features/b/page.tsx'"],
  ["const page = import('#features/b/page.tsx')"],
  ["import '#features/b/page.tsx'"],
  ['const page = import(`../b/page.tsx`)'],
  ["const pages = import.meta.glob('../b/*.tsx')"],
  ["import type { It } from '#features/b/page.tsx'"],
  ["import {\n  one,\n  two,\n} from '#features/b/page.tsx'"],
])('recognises the import in %s', (source) => {
  expect(errorsOf({ 'features/a/page.tsx': source })).toHaveLength(1)
})

it.each([
  ["export { Map } from './map/map.tsx'"],
  ["export * from './map/map.tsx'"],
  ["export type { MapProps } from './map/map.tsx'"],
  ["export const load = () => import('./map/map.tsx')"],
])('rejects a screen in a feature’s entry point: %s', (source) => {
  const routes = "screen('map', async () => (await import('./map/map.tsx')).Map)"
  expect(errorsOf({ 'features/a/routes.ts': routes, 'features/a/index.ts': source })).toEqual([
    "features/a/index.ts: './map/map.tsx' shows a screen, its routes or texts to other features",
  ])
})

it('accepts a component in a feature’s entry point if it is not a screen', () => {
  const routes = "screen('map', async () => (await import('./map/map.tsx')).Map)"
  const source = "export { PrintPage } from './print-page.tsx'"
  expect(errorsOf({ 'features/a/routes.ts': routes, 'features/a/index.ts': source })).toEqual([])
})

it('reports the features of a cycle in order', () => {
  expect(
    errorsOf({
      'features/a/a.ts': "import '#features/b'",
      'features/b/b.ts': "import '#features/c'",
      'features/c/c.ts': "import '#features/a'",
    }),
  ).toEqual(['features form a cycle: features/a → features/b → features/c → features/a'])
})

it('ignores cycles through a story, which the product does not load', () => {
  expect(
    errorsOf({
      'features/a/a.ts': "import '#features/b'",
      'features/b/b.stories.tsx': "import '#features/a'",
    }),
  ).toEqual([])
})

it('finds the products, and no boundary errors in them', () => {
  const folders = productFolders(at('.'))
  expect(folders.toSorted()).toEqual([
    at('apps/coaching-admin/src'),
    at('apps/coaching/src'),
    at('apps/signature/src'),
    at('apps/stock/src'),
    at('apps/tour/src'),
  ])
  for (const folder of folders) {
    const sources = readSources(folder)
    expect(sources.size).toBeGreaterThan(25)
    expect(boundaryErrors(sources)).toEqual([])
  }
})
