// Before npm packs or publishes a package: builds both, and adds the repository's addresses.
import { buildPackages } from './lib/package-build.ts'
import { repositoryVariable, writeRepository } from './lib/repository.ts'

await buildPackages()
writeRepository(process.env[repositoryVariable])
