// npm run claims [-- --missing]: which claims of docs/claims.tsv the last test run showed.
import { readFileSync } from 'node:fs'
import { countClaims, parseClaims } from './lib/claims.ts'
import { at } from './lib/paths.ts'
import { projects, readReport } from './lib/reports.ts'

const claims = parseClaims(readFileSync(at('docs/claims.tsv'), 'utf8'))
const results = projects.flatMap(readReport)
if (results.length === 0) {
  console.error('There is no report of a test run: run `npm test` first.')
  process.exit(1)
}
const { shown, faults } = countClaims(claims, results)

const areas = [...new Set(claims.map((claim) => claim.area))].sort()
console.log('area                 shown  of')
for (const area of areas) {
  const mine = claims.filter((claim) => claim.area === area)
  const done = mine.filter((claim) => shown.has(claim.id))
  console.log(
    `${area.padEnd(20)} ${String(done.length).padStart(5)} ${String(mine.length).padStart(4)}`,
  )
  const missing = mine.filter((claim) => !shown.has(claim.id)).map((claim) => claim.id)
  if (missing.length > 0 && (done.length > 0 || process.argv.includes('--missing'))) {
    console.log(`  not shown: ${missing.join(' ')}`)
  }
}
console.log(
  `${'all'.padEnd(20)} ${String(shown.size).padStart(5)} ${String(claims.length).padStart(4)}`,
)
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
