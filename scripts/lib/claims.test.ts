import { describe, expect, it } from 'vitest'
import { countClaims, idsIn, parseClaims } from './claims.ts'
import type { TestResult } from './reports.ts'

const claims = parseClaims(
  [
    'id\tarea\tkind\tclaim',
    '1.1.01\tauth\trule\tA rule.',
    '1.1.02\tauth\tui\tA screen.',
    '1.1.03\tapi\tcall\tA call.',
    '1.1.04\tapi\tcall\tThe same call. [same as 1.1.03]',
  ].join('\n'),
)

const result = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  project: 'unit',
  file: 'packages/api/src/a.test.ts',
  title,
  status: 'passed',
  ...more,
})

const shownBy = (...results: TestResult[]) => [...countClaims(claims, results).shown]

describe('the count of claims', () => {
  it('takes ids from square brackets only', () => {
    expect(idsIn('suite [1.1.01, 1.1.02] does 3.1.04 things')).toEqual(['1.1.01', '1.1.02'])
  })

  it('counts a rule from any test that passed', () => {
    expect(shownBy(result('[1.1.01] holds'))).toEqual(['1.1.01'])
    expect(shownBy(result('[1.1.01] holds', { status: 'failed' }))).toEqual([])
    expect(shownBy(result('[1.1.01] holds', { status: 'skipped' }))).toEqual([])
  })

  it('counts what a person sees from a browser only', () => {
    expect(shownBy(result('[1.1.02] shows'))).toEqual([])
    expect(shownBy(result('[1.1.02] shows', { project: 'browser' }))).toEqual([])
    expect(shownBy(result('[1.1.02] shows', { project: 'stories' }))).toEqual(['1.1.02'])
  })

  it('counts a call from a request over HTTP only, and its repetitions with it', () => {
    expect(shownBy(result('[1.1.03] answers'))).toEqual([])
    expect(shownBy(result('[1.1.03] answers', { project: 'stories' }))).toEqual([])
    expect(shownBy(result('[1.1.03] answers', { file: 'apps/server/src/a.test.ts' }))).toEqual([])
    expect(
      shownBy(result('[1.1.03] answers', { file: 'apps/server/test/contract.test.ts' })),
    ).toEqual(['1.1.03', '1.1.04'])
  })

  it('refuses unknown ids and titles with more than three', () => {
    const { faults } = countClaims(claims, [
      result('[9.9.99] x'),
      result('[1.1.01 1.1.02 1.1.03 1.1.04] x'),
    ])
    expect(faults).toHaveLength(2)
  })
})
