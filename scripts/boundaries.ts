import path from 'node:path'
import { cyclesIn } from './lib/cycle-boundaries.ts'
import { boundaryErrors, productFolders, readSources } from './lib/feature-boundaries.ts'
import { at } from './lib/paths.ts'

// Part of `npm run lint`: checks the import boundaries between the features of each product, and that
// no modules import each other in a cycle.
const errors = productFolders(at('.')).flatMap((folder) =>
  boundaryErrors(readSources(folder)).map((error) => `${path.relative(at('.'), folder)}/${error}`),
)
errors.push(...cyclesIn(at('.')))
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
