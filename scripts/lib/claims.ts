import type { TestResult } from './reports.ts'

export interface Claim {
  id: string
  area: string
  kind: string
  text: string
  /** Ids of the claims that this one repeats. */
  sameAs: string[]
}

/** Parses the table of claims: tab-separated id, area, kind, claim. */
export function parseClaims(table: string): Claim[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [id = '', area = '', kind = '', text = ''] = line.split('\t')
      const same = /\[same as ([^\]]+)\]/.exec(text)
      return { id, area, kind, text, sameAs: same?.[1]?.split(', ') ?? [] }
    })
}

/**
 * Unit tests that send HTTP requests to a running server or to a fake of one, as all end-to-end
 * tests do.
 */
const httpTests =
  /^apps\/server\/test\/(billing|contract|contract-postgres|http|identity|process|kill)\.test\.ts$|\.(http|emulator)\.test\.ts$/

const overHttp = ({ project, file }: TestResult) =>
  project === 'e2e' || (project === 'unit' && httpTests.test(file))

/** Whether the test is a story's play function or an end-to-end test. */
const inBrowser = ({ project }: TestResult) => project === 'stories' || project === 'e2e'

/**
 * Whether a test can cover a claim of this kind. A UI claim needs a browser, and a claim about a
 * call or an error needs an HTTP request. A story's requests do not count, because a service worker
 * answers them.
 */
function counts(claim: Claim, result: TestResult): boolean {
  if (['ui', 'text', 'route', 'state'].includes(claim.kind)) return inBrowser(result)
  if (claim.kind === 'call' || claim.kind === 'error') return overHttp(result)
  return true
}

/** Matches claim ids, but not parts of a network address such as 10.0.0.1. */
const idPattern = /(?<![\d.])\d\.\d+\.\d+(?![\d.])/g

/** Returns the claim ids in a title: those inside square brackets. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => match[1]?.match(idPattern) ?? [])
}

/**
 * Finds the claims that are covered by passed tests. A claim that repeats other claims is covered
 * if all of those are covered. Unknown ids and titles with more than three ids are errors.
 */
export function countClaims(
  claims: Claim[],
  results: TestResult[],
): { covered: Set<string>; errors: string[] } {
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const covered = new Set<string>()
  const errors: string[] = []
  for (const result of results) {
    const ids = idsIn(result.title)
    if (ids.length > 3) errors.push(`More than three claims in one title: ${result.title}`)
    for (const id of ids) {
      const claim = byId.get(id)
      if (!claim) errors.push(`No claim has the id ${id}: ${result.title}`)
      else if (result.status === 'passed' && counts(claim, result)) covered.add(id)
    }
  }
  for (const claim of claims) {
    if (claim.sameAs.length > 0 && claim.sameAs.every((id) => covered.has(id)))
      covered.add(claim.id)
  }
  return { covered, errors }
}

/**
 * Lists the claims that a complete run did not cover, one per line.
 *
 * @param unseen ids of claims whose tests did not run
 */
export function lostClaims(
  claims: readonly Claim[],
  covered: ReadonlySet<string>,
  unseen: readonly string[],
): string[] {
  const lost = claims.filter(({ id }) => !covered.has(id) && !unseen.includes(id))
  return lost.map(({ id }) => `No test covers ${id} any more.`)
}

const countLine = (name: string, covered: number, all: number): string =>
  `${name.padEnd(20)} ${String(covered).padStart(5)} ${String(all).padStart(4)}`

/**
 * Formats the claims: one line per area, each followed by the ids that no test covers, and a last
 * line with the totals.
 */
export function formatClaims(claims: readonly Claim[], covered: ReadonlySet<string>): string[] {
  const areas = [...new Set(claims.map((claim) => claim.area))].sort()
  return [
    'area               covered  of',
    ...areas.flatMap((area) => {
      const mine = claims.filter((claim) => claim.area === area)
      const missing = mine.filter(({ id }) => !covered.has(id)).map(({ id }) => id)
      return [
        countLine(area, mine.length - missing.length, mine.length),
        ...(missing.length > 0 ? [`  not covered: ${missing.join(' ')}`] : []),
      ]
    }),
    countLine('all', covered.size, claims.length),
  ]
}
