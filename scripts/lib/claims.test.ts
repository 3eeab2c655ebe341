import { describe, expect, it } from 'vitest'
import {
  countClaims,
  idsIn,
  parseClaims,
  parseOpen,
  tellClaims,
  tellDifferences,
} from './claims.ts'
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

  it('counts a repetition that is listed as open only from a test of its own', () => {
    const shown = (id: string) => {
      const test = result(`[${id}] answers`, { file: 'apps/server/test/contract.test.ts' })
      return [...countClaims(claims, [test], new Set(['1.1.04'])).shown]
    }
    expect(shown('1.1.03')).toEqual(['1.1.03'])
    expect(shown('1.1.04')).toEqual(['1.1.04'])
  })

  it('counts what a person sees from a browser only', () => {
    expect(shownBy(result('[1.1.02] shows'))).toEqual([])
    expect(shownBy(result('[1.1.02] shows', { project: 'browser' }))).toEqual([])
    expect(shownBy(result('[1.1.02] shows', { project: 'stories' }))).toEqual(['1.1.02'])
  })

  it.each([
    ['a call, and its repetitions with it,', '1.1.03', ['1.1.03', '1.1.04']],
    ['an error', '1.1.05', ['1.1.05']],
  ])('counts %s from a request over HTTP only', (_, id, shown) => {
    const title = `[${id}] answers`
    expect(shownBy(result(title))).toEqual([])
    expect(shownBy(result(title, { project: 'stories' }))).toEqual([])
    expect(shownBy(result(title, { project: 'browser' }))).toEqual([])
    expect(shownBy(result(title, { file: 'apps/server/src/a.test.ts' }))).toEqual([])
    expect(shownBy(result(title, { file: 'apps/server/test/smtp.test.ts' }))).toEqual([])
    for (const name of ['billing', 'contract', 'identity']) {
      const overHttp = result(title, { file: `apps/server/test/${name}.test.ts` })
      expect(shownBy(overHttp)).toEqual(shown)
    }
    expect(shownBy(result(title, { project: 'e2e' }))).toEqual(shown)
  })

  it('refuses unknown ids and titles with more than three', () => {
    const { errors } = countClaims(claims, [
      result('[9.9.99] x'),
      result('[1.1.01 1.1.02 1.1.03 1.1.04] x'),
    ])
    expect(errors).toHaveLength(2)
  })
})

it('tells the ids that nothing showed, in areas with none shown too', () => {
  expect(tellClaims(claims, new Set(['1.1.01', '1.1.05']))).toEqual([
    'area                 shown  of',
    'api                      0    2',
    '  not shown: 1.1.03 1.1.04',
    'auth                     1    2',
    '  not shown: 1.1.02',
    'errors                   1    1',
    'all                      2    5',
  ])
})

describe('the list of open claims', () => {
  const open = parseOpen('Claims that no test shows yet.\n\nauth: 1.1.01 1.1.02\nerrors: 1.1.05\n')
  const told = (...shown: string[]) => tellDifferences(claims, new Set(shown), open)

  it('agrees with a run that shows all others', () => {
    expect(told('1.1.03', '1.1.04')).toEqual([])
  })

  it('tells of a claim that lost its test', () => {
    expect(told('1.1.03')).toEqual([
      'No test shows 1.1.04 any more, which docs/claims-open.txt does not list.',
    ])
  })

  it('tells of a claim that is open no longer', () => {
    expect(told('1.1.02', '1.1.03', '1.1.04')).toEqual([
      'A test shows 1.1.02: take it off docs/claims-open.txt.',
    ])
  })
})
