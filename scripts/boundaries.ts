import path from 'node:path'
import { cyclesIn } from './lib/cycle-boundaries.ts'
import { boundaryErrors, productFolders, readSources } from './lib/feature-boundaries.ts'
import { at } from './lib/paths.ts'
import { portErrors } from './lib/port-boundaries.ts'

// Part of `npm run lint`: checks the import boundaries between the features of each product, that
// products with ports call the API only through their ports, and that no modules import each other
// in a cycle.
const errors = productFolders(at('.')).flatMap((folder) => {
  const sources = readSources(folder)
  return [...boundaryErrors(sources), ...portErrors(sources)].map(
    (error) => `${path.relative(at('.'), folder)}/${error}`,
  )
})
errors.push(...cyclesIn(at('.')))
for (const error of errors) console.error(error)
if (errors.length > 0) process.exitCode = 1
else console.log('No import crosses a boundary.')
