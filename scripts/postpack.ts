// Runs after npm packs or publishes a package: removes the repository's URLs from the manifests again.
import { writeRepository } from './lib/repository.ts'

writeRepository()
