/**
 * Returns the arguments of `npm pkg set` for the repository and homepage fields of a package.
 * @param address Web address of the repository, such as `https://github.com/org/paraphe`.
 * @param directory Path of the package in the repository.
 */
export function repositoryFields(address: string, directory: string): string[] {
  const url = address.replace(/(?:\.git)?\/?$/, '')
  return [
    'repository.type=git',
    `repository.url=git+${url}.git`,
    `repository.directory=${directory}`,
    `homepage=${url}/tree/HEAD/${directory}#readme`,
  ]
}
