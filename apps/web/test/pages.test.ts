import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { pages } from '../build/pages.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The modules that the features' routes load on demand, by their paths in the repository. */
const loaded = globSync('apps/*/src/features/*/routes.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(/import\('(.+?)'\)/g)].map(
    ([, module = '']) => path.posix.join(path.posix.dirname(file), module),
  ),
)

const pageOf = (address: string, product = 'signature') =>
  pages.find((page) => page.product === product && new RegExp(page.path).test(address))?.name

it.each(loaded)('%s belongs to a page with preloaded scripts', (module) => {
  expect(pages.flatMap(({ modules }) => modules)).toContain(module)
})

it.each([
  ['/', 'landing-page'],
  ['/user/k-1/install-email', 'install-page'],
  ['/home', 'company-page'],
  ['/login', 'sign-in-page'],
  ['/auth/sign-in', 'sign-in-page'],
  ['/users', 'employees-page'],
  ['/team/t-1/users', 'employees-page'],
  ['/team/t-1', 'team-page'],
  ['/team/t-1/team/t-2', 'team-page'],
  ['/signatures/new', 'editor-page'],
  ['/signatures', 'signatures-page'],
  ['/billing', 'billing-page'],
  ['/team/t-1/billing', 'app'],
  ['/team/t-1/signature/s-1', 'editor-page'],
  ['/nowhere', 'app'],
])('maps %s to the page %s', (address, name) => {
  expect(pageOf(address)).toBe(name)
})

it.each([
  ['/auth/sign-in', 'stock/sign-in-page'],
  ['/home', 'stock/home-page'],
  ['/centres', 'stock/centres-page'],
  ['/centre/create', 'stock/create-centre-page'],
  ['/centre/c-1', 'stock/centre-page'],
  ['/nowhere', 'stock/app'],
])('maps %s of the stock product to the page %s', (address, name) => {
  expect(pageOf(address, 'stock')).toBe(name)
})

it.each([
  ['/auth/sign-in', 'coaching-admin/sign-in-page'],
  ['/unauthorized', 'coaching-admin/forbidden-page'],
  ['/coach/invite', 'coaching-admin/invite-page'],
  ['/coach/c-1', 'coaching-admin/coach-page'],
  ['/database/tags', 'coaching-admin/sports-page'],
  ['/nowhere', 'coaching-admin/app'],
])('maps %s of the coaching admin to the page %s', (address, name) => {
  expect(pageOf(address, 'coaching-admin')).toBe(name)
})

it('finds the modules that the routes load on demand', () => {
  expect(loaded.length).toBeGreaterThan(15)
})
