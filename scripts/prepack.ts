// Runs before npm packs or publishes a package: builds both packages and adds the repository's URLs.
import { buildPackages } from './lib/package-build.ts'
import { repositoryVariable, writeRepository } from './lib/repository.ts'

await buildPackages()
writeRepository(process.env[repositoryVariable])
