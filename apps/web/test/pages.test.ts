import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '../build/pages.ts'

const product = 'apps/signature/src'
const read = (file: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../../..', product, file), 'utf8')

/** The modules that the product's routers load on demand. */
const loaded = ['pages.ts', 'public-pages.ts'].flatMap((file) =>
  [...read(file).matchAll(/import\('\.\/(.+?)'\)/g)].map(([, module]) => `${product}/${module}`),
)

const pageOf = (address: string) => pages.find((page) => new RegExp(page.path).test(address))?.name

it.each(loaded)('%s belongs to a page whose scripts are named in its document', (module) => {
  expect(pages.flatMap(({ modules }) => modules)).toContain(module)
})

it.each([
  ['/', 'landing'],
  ['/user/k-1/install-email', 'install'],
  ['/login', 'sign-in'],
  ['/users', 'users'],
  ['/team/t-1/users', 'users'],
  ['/team/t-1', 'team'],
  ['/team/t-1/team/t-2', 'team'],
  ['/signatures/new', 'editor'],
  ['/team/t-1/signature/s-1', 'editor'],
  ['/nowhere', 'app'],
])('%s is the page %s', (address, name) => {
  expect(pageOf(address)).toBe(name)
})

it('knows the modules', () => {
  expect(loaded.length).toBeGreaterThan(15)
})
