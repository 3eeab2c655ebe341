import { expect, it } from 'vitest'
import { repositoryFields } from './repository.ts'

it.each([
  'https://git.example/org/paraphe',
  'https://git.example/org/paraphe/',
  'https://git.example/org/paraphe.git',
])('derives the package’s repository and homepage from %s', (address) => {
  expect(repositoryFields(address, 'packages/ui')).toEqual([
    'repository.type=git',
    'repository.url=git+https://git.example/org/paraphe.git',
    'repository.directory=packages/ui',
    'homepage=https://git.example/org/paraphe/tree/HEAD/packages/ui#readme',
  ])
})
