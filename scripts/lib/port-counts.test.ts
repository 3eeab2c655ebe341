import { expect, it } from 'vitest'
import { countPorts, formatPorts, unequalPorts } from './port-counts.ts'
import type { TestResult } from './reports.ts'

const result = (title: string, status: TestResult['status'] = 'passed'): TestResult => ({
  project: 'unit',
  file: 'packages/data/test/a.test.ts',
  title,
  status,
})

const equal = ['memory', 'the server', 'Firebase'].flatMap((adapter) => [
  result(`stock ports over ${adapter} > centres > lists`),
  result(`stock ports over ${adapter} > centres > saves`),
  result(`coaching ports over ${adapter} > blocs > lists`),
])

it('counts the passed tests of each suite over each adapter, and no others', () => {
  const counts = countPorts([...equal, result('lists the ports over memory')])
  expect(formatPorts(counts)).toEqual([
    'coaching ports over memory       1',
    'coaching ports over the server   1',
    'coaching ports over Firebase     1',
    'stock ports over memory          2',
    'stock ports over the server      2',
    'stock ports over Firebase        2',
  ])
  expect(unequalPorts(counts)).toEqual([])
})

it.each(['failed', 'skipped'] as const)('reports a suite if one of its tests is %s', (status) => {
  const counts = countPorts([
    ...equal,
    result('stock ports over memory > codes > reads'),
    result('stock ports over Firebase > codes > reads', status),
  ])
  expect(unequalPorts(counts)).toEqual([
    'Not all adapters pass the same number of tests of the stock ports.',
  ])
})

it('compares only the adapters whose tests have run', () => {
  const counts = countPorts(equal.filter(({ title }) => !title.includes('Firebase')))
  expect(unequalPorts(counts)).toEqual([])
})

it('reports an adapter without any passed test', () => {
  const counts = countPorts([
    ...equal.slice(0, 2),
    result('stock ports over Firebase > x', 'failed'),
  ])
  expect(unequalPorts(counts)).toHaveLength(1)
})
