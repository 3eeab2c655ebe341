// npm run claims: lists which claims of docs/claims.tsv the last test run covered. Fails if the
// uncovered ones differ from docs/claims-open.txt.
import { readFileSync } from 'node:fs'
import {
  countClaims,
  parseClaims,
  parseOpen,
  formatClaims,
  differencesFromOpen,
} from './lib/claims.ts'
import { at } from './lib/paths.ts'
import { hasReport, parts, readResults } from './lib/reports.ts'

const claims = parseClaims(readFileSync(at('docs/claims.tsv'), 'utf8'))
const results = parts.flatMap(readResults)
if (results.length === 0) {
  console.error('There is no report of a test run: run `npm test` first.')
  process.exit(1)
}
const open = parseOpen(readFileSync(at('docs/claims-open.txt'), 'utf8'))
const { covered, errors } = countClaims(claims, results, open)

for (const line of formatClaims(claims, covered)) console.log(line)

const isWhole = parts.every((part) => hasReport(part))
if (!isWhole)
  console.log('Some projects have not run, so claims that lost their test are not reported.')
const wrong = [...errors, ...(isWhole ? differencesFromOpen(claims, covered, open) : [])]
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
