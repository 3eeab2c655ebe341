import { describe, expect, it } from 'vitest'
import { countClaims, idsIn, parseClaims, formatClaims, lostClaims } from './claims.ts'
import type { TestResult } from './reports.ts'

const claims = parseClaims(
  [
    'id\tarea\tkind\tclaim',
    '1.1.01\tauth\trule\tA rule.',
    '1.1.02\tauth\tui\tA screen.',
    '1.1.03\tapi\tcall\tA call.',
    '1.1.04\tapi\tcall\tThe same call. [same as 1.1.03]',
    '1.1.05\terrors\terror\tAn error.',
  ].join('\n'),
)

const result = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  project: 'unit',
  file: 'packages/api/src/a.test.ts',
  title,
  status: 'passed',
  ...more,
})

const coveredBy = (...results: TestResult[]) => [...countClaims(claims, results).covered]

describe('countClaims', () => {
  it('reads ids only from square brackets', () => {
    expect(idsIn('suite [1.1.01, 1.1.02] does 3.1.04 things')).toEqual(['1.1.01', '1.1.02'])
  })

  it('reads no id from a network address in a title', () => {
    expect(idsIn('rejects https://[::ffff:10.0.0.1]/a.mp4')).toEqual([])
  })

  it('counts a rule only when a test of it passed', () => {
    expect(coveredBy(result('[1.1.01] holds'))).toEqual(['1.1.01'])
    expect(coveredBy(result('[1.1.01] holds', { status: 'failed' }))).toEqual([])
    expect(coveredBy(result('[1.1.01] holds', { status: 'skipped' }))).toEqual([])
  })

  it('counts a UI claim when a story passed, but not when a unit or browser test did', () => {
    expect(coveredBy(result('[1.1.02] shows'))).toEqual([])
    expect(coveredBy(result('[1.1.02] shows', { project: 'browser' }))).toEqual([])
    expect(coveredBy(result('[1.1.02] shows', { project: 'stories' }))).toEqual(['1.1.02'])
  })

  it.each([
    ['a call and the claims that repeat it', '1.1.03', ['1.1.03', '1.1.04']],
    ['an error', '1.1.05', ['1.1.05']],
  ])('counts %s only when a test over HTTP passed', (_, id, covered) => {
    const title = `[${id}] answers`
    expect(coveredBy(result(title))).toEqual([])
    expect(coveredBy(result(title, { project: 'stories' }))).toEqual([])
    expect(coveredBy(result(title, { project: 'browser' }))).toEqual([])
    expect(coveredBy(result(title, { file: 'apps/server/src/a.test.ts' }))).toEqual([])
    expect(
      coveredBy(result(title, { file: 'packages/adapters/src/mail/smtp-mailer.test.ts' })),
    ).toEqual([])
    for (const name of ['billing', 'contract', 'contract-postgres', 'identity']) {
      const overHttp = result(title, { file: `apps/server/test/${name}.test.ts` })
      expect(coveredBy(overHttp)).toEqual(covered)
    }
    expect(coveredBy(result(title, { project: 'e2e' }))).toEqual(covered)
  })

  it('rejects unknown ids and titles with more than three ids', () => {
    const { errors } = countClaims(claims, [
      result('[9.9.99] x'),
      result('[1.1.01 1.1.02 1.1.03 1.1.04] x'),
    ])
    expect(errors).toHaveLength(2)
  })
})

it('lists the ids that no test covers, even in areas without any covered claim', () => {
  expect(formatClaims(claims, new Set(['1.1.01', '1.1.05']))).toEqual([
    'area               covered  of',
    'api                      0    2',
    '  not covered: 1.1.03 1.1.04',
    'auth                     1    2',
    '  not covered: 1.1.02',
    'errors                   1    1',
    'all                      2    5',
  ])
})

it('reports the claims that a complete run did not cover, except those whose tests were left out', () => {
  const lost = (...covered: string[]) => lostClaims(claims, new Set(covered), ['1.1.05'])
  expect(lost('1.1.01', '1.1.02', '1.1.03', '1.1.04')).toEqual([])
  expect(lost('1.1.01', '1.1.02', '1.1.03')).toEqual(['No test covers 1.1.04 any more.'])
})
