// npm run claims: which claims of docs/claims.tsv the last test run showed.
import { readFileSync } from 'node:fs'
import { countClaims, parseClaims, tellClaims } from './lib/claims.ts'
import { at } from './lib/paths.ts'
import { projects, readReport } from './lib/reports.ts'

const claims = parseClaims(readFileSync(at('docs/claims.tsv'), 'utf8'))
const results = projects.flatMap(readReport)
if (results.length === 0) {
  console.error('There is no report of a test run: run `npm test` first.')
  process.exit(1)
}
const { shown, faults } = countClaims(claims, results)

for (const line of tellClaims(claims, shown)) console.log(line)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
