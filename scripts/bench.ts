// npm run bench [-- name …]: installs the libraries to compare in bench/ and prints a table per benchmark.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { must } from './lib/process.ts'

const bench = at('bench')
const installed = at('bench/node_modules/.package-lock.json')
if (
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(at('bench/package-lock.json')).mtimeMs
) {
  console.log('Installing the compared libraries …')
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: bench })
}
// `npm run check` cannot type-check bench/, because it does not install these libraries.
await must('tsc', ['-p', bench])
const requested = process.argv.slice(2)
const files = readdirSync(bench)
  .filter(
    (file) =>
      file.endsWith('.bench.ts') &&
      (requested.length === 0 || requested.some((name) => file.startsWith(name))),
  )
  .sort()
if (files.length === 0) throw new Error(`No benchmark is named ${requested.join(', ')}.`)
for (const file of files) {
  await must(
    process.execPath,
    ['--conditions=org-source', '--disable-warning=ExperimentalWarning', at('bench', file)],
    {
      cwd: bench,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
}
