import { readFileSync, writeFileSync } from 'node:fs'
import { at } from './paths.ts'

/** Names the setting that holds the repository's web address, as `https://github.com/org/paraphe`. */
export const repositoryVariable = 'PACKAGE_REPOSITORY'

type Manifest = Record<string, unknown>

/** The manifest as it is published: with the addresses that the repository's gives, if there is one. */
export function withRepository(manifest: Manifest, directory: string, address = ''): Manifest {
  const { repository: _repository, homepage: _homepage, ...rest } = manifest
  const url = address.replace(/(?:\.git)?\/?$/, '')
  if (url === '') return rest
  return {
    ...rest,
    repository: { type: 'git', url: `git+${url}.git`, directory },
    homepage: `${url}/tree/HEAD/${directory}#readme`,
  }
}

/** Writes the addresses into the manifests of both packages; without an address, takes them out. */
export function writeRepository(address?: string): void {
  for (const name of ['signature', 'ui']) {
    const file = at('packages', name, 'package.json')
    const before = readFileSync(file, 'utf8')
    const manifest = JSON.parse(before) as Manifest
    const after = `${JSON.stringify(withRepository(manifest, `packages/${name}`, address), null, 2)}\n`
    if (after !== before) writeFileSync(file, after)
  }
}
