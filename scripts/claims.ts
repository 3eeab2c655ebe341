// npm run claims: which claims of docs/claims.tsv the last test run showed, and whether those are all
// that docs/claims-open.txt leads to expect.
import { existsSync, readFileSync } from 'node:fs'
import { countClaims, parseClaims, parseOpen, tellClaims, tellDifferences } from './lib/claims.ts'
import { at } from './lib/paths.ts'
import { projects, readReport, reportFile } from './lib/reports.ts'

const claims = parseClaims(readFileSync(at('docs/claims.tsv'), 'utf8'))
const results = projects.flatMap(readReport)
if (results.length === 0) {
  console.error('There is no report of a test run: run `npm test` first.')
  process.exit(1)
}
const open = parseOpen(readFileSync(at('docs/claims-open.txt'), 'utf8'))
const { shown, errors } = countClaims(claims, results, open)

for (const line of tellClaims(claims, shown)) console.log(line)

const isWhole = projects.every((project) => existsSync(reportFile(project)))
if (!isWhole)
  console.log('Some projects have not run: whether a claim has lost its test is not told.')
const wrong = [...errors, ...(isWhole ? tellDifferences(claims, shown, open) : [])]
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
