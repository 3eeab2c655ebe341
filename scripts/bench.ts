// npm run bench [-- name …]: installs the libraries to compare in bench/ and prints a table per
// benchmark. If a benchmark misses a goal, the run fails, but only after all benchmarks have run.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { must } from './lib/process.ts'
import { runEach } from './lib/run-each.ts'

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
await runEach(
  files.map((file) => at('bench', file)),
  ['--conditions=org-source', '--disable-warning=ExperimentalWarning'],
  { cwd: bench, env: { ...process.env, NODE_ENV: 'production' } },
)
