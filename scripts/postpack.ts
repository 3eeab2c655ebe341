// After npm packed or published a package: the addresses stay out of the sources.
import { writeRepository } from './lib/repository.ts'

writeRepository()
