// Runs before npm packs or publishes a package: builds both packages and, if PACKAGE_REPOSITORY is
// set, adds the repository's URLs, which `postpack` removes again.
import path from 'node:path'
import { buildPackages } from './lib/package-build.ts'
import { root } from './lib/paths.ts'
import { must } from './lib/process.ts'
import { repositoryFields } from './lib/repository.ts'

await buildPackages()
const address = process.env['PACKAGE_REPOSITORY']
if (address) {
  const folder = path.dirname(process.env['npm_package_json'] ?? '')
  const directory = path.relative(root, folder).replaceAll(path.sep, '/')
  // `npm pack --json` passes `--json` on to this command, which would then parse the values as
  // JSON. `--no-json` prevents this.
  await must('npm', ['pkg', 'set', '--no-json', ...repositoryFields(address, directory)], {
    cwd: folder,
  })
}
