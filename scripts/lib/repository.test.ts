import { expect, it } from 'vitest'
import { withRepository } from './repository.ts'

const manifest = { name: '@org/ui', version: '1.0.0' }

it.each([
  'https://git.example/org/paraphe',
  'https://git.example/org/paraphe/',
  'https://git.example/org/paraphe.git',
])('sets repository and homepage of the package from %s', (address) => {
  expect(withRepository(manifest, 'packages/ui', address)).toEqual({
    ...manifest,
    repository: {
      type: 'git',
      url: 'git+https://git.example/org/paraphe.git',
      directory: 'packages/ui',
    },
    homepage: 'https://git.example/org/paraphe/tree/HEAD/packages/ui#readme',
  })
})

it('removes both when there is no address', () => {
  const packed = withRepository(manifest, 'packages/ui', 'https://git.example/org/paraphe')
  expect(withRepository(packed, 'packages/ui')).toEqual(manifest)
})
