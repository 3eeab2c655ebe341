import { readFileSync, writeFileSync } from 'node:fs'
import { at } from './paths.ts'

/** Environment variable with the repository's web address, such as `https://github.com/org/paraphe`. */
export const repositoryVariable = 'PACKAGE_REPOSITORY'

type Manifest = Record<string, unknown>

/**
 * Returns the manifest as published: with `repository` and `homepage`, or without both if there is
 * no address.
 */
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

/** Sets `repository` and `homepage` in the manifests of both packages, or removes them without an address. */
export function writeRepository(address?: string): void {
  for (const name of ['signature', 'ui']) {
    const file = at('packages', name, 'package.json')
    const before = readFileSync(file, 'utf8')
    const manifest = JSON.parse(before) as Manifest
    const after = `${JSON.stringify(withRepository(manifest, `packages/${name}`, address), null, 2)}\n`
    if (after !== before) writeFileSync(file, after)
  }
}
