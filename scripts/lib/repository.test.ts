import { expect, it } from 'vitest'
import { withRepository } from './repository.ts'

const manifest = { name: '@org/ui', version: '1.0.0' }

it.each([
  'https://git.example/org/paraphe',
  'https://git.example/org/paraphe/',
  'https://git.example/org/paraphe.git',
])('%s gives repository and homepage of the package', (address) => {
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

it('takes the addresses out where none is given', () => {
  const packed = withRepository(manifest, 'packages/ui', 'https://git.example/org/paraphe')
  expect(withRepository(packed, 'packages/ui')).toEqual(manifest)
})
