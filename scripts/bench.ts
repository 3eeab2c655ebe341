// npm run bench [-- name …]: installs the peers beside bench/ and prints each comparison's table.
import { existsSync, readdirSync, statSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { must } from './lib/process.ts'

const bench = at('bench')
const installed = at('bench/node_modules/.package-lock.json')
if (
  !existsSync(installed) ||
  statSync(installed).mtimeMs < statSync(at('bench/package-lock.json')).mtimeMs
) {
  console.log('Installing the peers …')
  await must('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: bench })
}
// Here and not by `npm run check`, which does without the peers.
await must('tsc', ['-p', bench])
const asked = process.argv.slice(2)
const files = readdirSync(bench)
  .filter(
    (file) =>
      file.endsWith('.bench.ts') &&
      (asked.length === 0 || asked.some((name) => file.startsWith(name))),
  )
  .sort()
if (files.length === 0) throw new Error(`No bench is called ${asked.join(', ')}.`)
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
