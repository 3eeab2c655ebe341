// npm run start:production: serves the front end that `npm run build` has left, in this process.
// Builds and installs nothing; needs the packages of `@org/server` alone, without development packages.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { at, root } from './lib/paths.ts'

const folder = path.resolve(root, process.env['STATIC_DIR']?.trim() || 'apps/web/dist')

if (existsSync(path.join(folder, 'index.html'))) {
  await import(pathToFileURL(at('apps/server/src/main.ts')).href)
} else {
  console.error(
    `The front end is not built: ${folder} has no index.html. Run \`npm run build\` in a checkout with all packages, and bring apps/web/dist here.`,
  )
  process.exitCode = 2
}
