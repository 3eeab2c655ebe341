import type { TestResult } from './reports.ts'

export interface Claim {
  id: string
  area: string
  kind: string
  text: string
  /** The claim that this one repeats. */
  sameAs: string[]
}

/** Reads the table of claims: tab-separated id, area, kind, claim. */
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

/** Tests that talk HTTP to a listening program or stand-in; so do all end-to-end tests. */
const httpTests =
  /^apps\/server\/test\/(billing|contract|http|identity|process|kill)\.test\.ts$|\.http\.test\.ts$/

const overHttp = ({ project, file }: TestResult) =>
  project === 'e2e' || (project === 'unit' && httpTests.test(file))

/** A story's play or an end-to-end test. */
const inBrowser = ({ project }: TestResult) => project === 'stories' || project === 'e2e'

/**
 * Whether a test of this kind can show a claim of that kind: what a person sees is shown by a
 * browser, a call or an error by a request over HTTP. A story's requests end in its own page, at a
 * service worker.
 */
function counts(claim: Claim, result: TestResult): boolean {
  if (['ui', 'text', 'route', 'state'].includes(claim.kind)) return inBrowser(result)
  if (claim.kind === 'call' || claim.kind === 'error') return overHttp(result)
  return true
}

const idPattern = /\d\.\d+\.\d+/g

/** The ids in a title: everything inside square brackets that looks like one. */
export function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([^\]]*)\]/g)].flatMap((match) => match[1]?.match(idPattern) ?? [])
}

/**
 * Which claims were shown by a test that ran and passed. A claim that repeats others is shown when
 * they all are, unless it is listed as open: what it says of a product that does not exist yet needs a
 * test of that product. Errors: unknown ids, and titles that carry more than three.
 */
export function countClaims(
  claims: Claim[],
  results: TestResult[],
  open: ReadonlySet<string> = new Set(),
): { shown: Set<string>; errors: string[] } {
  const byId = new Map(claims.map((claim) => [claim.id, claim]))
  const shown = new Set<string>()
  const errors: string[] = []
  for (const result of results) {
    const ids = idsIn(result.title)
    if (ids.length > 3) errors.push(`More than three claims in one title: ${result.title}`)
    for (const id of ids) {
      const claim = byId.get(id)
      if (!claim) errors.push(`No claim has the id ${id}: ${result.title}`)
      else if (result.status === 'passed' && counts(claim, result)) shown.add(id)
    }
  }
  for (const claim of claims) {
    if (open.has(claim.id)) continue
    if (claim.sameAs.length > 0 && claim.sameAs.every((id) => shown.has(id))) shown.add(claim.id)
  }
  return { shown, errors }
}

/** Ids in the list of claims that are not expected to be shown yet. */
export const parseOpen = (list: string): Set<string> => new Set(list.match(idPattern))

/** Where a whole run shows something else than the list of open claims says, in a line each. */
export function tellDifferences(
  claims: readonly Claim[],
  shown: ReadonlySet<string>,
  open: ReadonlySet<string>,
): string[] {
  const ids = claims.map(({ id }) => id)
  const lost = ids.filter((id) => !shown.has(id) && !open.has(id))
  const gained = ids.filter((id) => shown.has(id) && open.has(id))
  return [
    ...lost.map((id) => `No test shows ${id} any more, which docs/claims-open.txt does not list.`),
    ...gained.map((id) => `A test shows ${id}: take it off docs/claims-open.txt.`),
  ]
}

const countLine = (name: string, shown: number, all: number): string =>
  `${name.padEnd(20)} ${String(shown).padStart(5)} ${String(all).padStart(4)}`

/** A line for each area, under it the ids that no test showed, and a last line for all of them. */
export function tellClaims(claims: readonly Claim[], shown: ReadonlySet<string>): string[] {
  const areas = [...new Set(claims.map((claim) => claim.area))].sort()
  return [
    'area                 shown  of',
    ...areas.flatMap((area) => {
      const mine = claims.filter((claim) => claim.area === area)
      const missing = mine.filter(({ id }) => !shown.has(id)).map(({ id }) => id)
      return [
        countLine(area, mine.length - missing.length, mine.length),
        ...(missing.length > 0 ? [`  not shown: ${missing.join(' ')}`] : []),
      ]
    }),
    countLine('all', shown.size, claims.length),
  ]
}
