import { expect, it } from 'vitest'
import { portErrors } from './port-boundaries.ts'

const withPorts = 'export const product = { openPorts: serverStockPorts }'

const errorsOf = (file: string, source: string, product = withPorts) =>
  portErrors(
    new Map([
      ['app/product.ts', product],
      [file, source],
    ]),
  )

it.each([
  ['a hook', 'const client = useApi()'],
  ['a saga', "environment.client.call('getCentre', { path: { id } })"],
  ['a call on its own line', "client.call(\n  'getCentre',\n  { path: { id } },\n)"],
  ['another client', 'createClient({ baseUrl })'],
])('rejects the API client in %s of a product with ports', (_, source) => {
  expect(errorsOf('features/a/page.tsx', source)).toEqual([
    "features/a/page.tsx: uses the client of the API instead of the product's ports",
  ])
})

it('accepts ports, other functions named call, tests, and products without ports', () => {
  const source = 'const client = useApi()'
  expect(errorsOf('features/a/page.tsx', 'useStockPorts().centres.get(id)')).toEqual([])
  expect(errorsOf('features/a/a-saga.ts', 'yield* call(load, environment)')).toEqual([])
  expect(errorsOf('features/a/page.test.ts', source)).toEqual([])
  expect(errorsOf('features/a/page.tsx', source, 'export const product = {}')).toEqual([])
})
