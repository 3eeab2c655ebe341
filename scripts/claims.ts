// npm run claims: lists which claims of docs/claims.tsv the last test run covered, and how many
// tests of the contract suites passed for each adapter of @org/data. If every project has run,
// fails if a claim is not covered or if these numbers differ. If the tests on emulators have not
// run, claims that only those tests cover are ignored.
import { globSync, readFileSync } from 'node:fs'
import { countClaims, parseClaims, formatClaims, lostClaims, idsIn } from './lib/claims.ts'
import { at } from './lib/paths.ts'
import { countPorts, formatPorts, unequalPorts } from './lib/port-counts.ts'
import { hasReport, parts, readEmulatorResults, readResults } from './lib/reports.ts'

const claims = parseClaims(readFileSync(at('docs/claims.tsv'), 'utf8'))
const results = parts.flatMap(readResults)
if (results.length === 0) {
  console.error('There is no report of a test run: run `npm test` first.')
  process.exit(1)
}
const onEmulators = readEmulatorResults()
const all = [...results, ...(onEmulators ?? [])]
const { covered, errors } = countClaims(claims, all)
const ports = countPorts(all)
const unseen = onEmulators ? [] : claimsOfEmulators().filter((id) => !covered.has(id))

/** Returns the claim ids in the titles of the tests on emulators. */
function claimsOfEmulators(): string[] {
  const files = globSync('apps/functions/test/*.ts', { cwd: at('.') })
  return files.flatMap((file) => idsIn(readFileSync(at(file), 'utf8')))
}

for (const line of [...formatClaims(claims, covered), ...formatPorts(ports)]) console.log(line)

if (unseen.length > 0)
  console.log(
    `Only Firebase’s emulators show ${unseen.join(', ')}, and they have not run (npm run test:emulators).`,
  )
const isWhole = parts.every((part) => hasReport(part))
if (!isWhole)
  console.log('Some projects have not run, so claims that lost their test are not reported.')
const lost = isWhole ? lostClaims(claims, covered, unseen) : []
const wrong = [...errors, ...lost, ...(isWhole ? unequalPorts(ports) : [])]
for (const line of wrong) console.error(line)
process.exit(wrong.length > 0 ? 1 : 0)
