import { expect, it } from 'vitest'
import { filesToRetry, summarise } from './reports-summary.ts'
import type { TestRun } from './reports-summary.ts'
import type { TestResult } from './reports.ts'

const result = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  project: 'unit',
  file: 'packages/a.test.ts',
  title,
  status: 'passed',
  ...more,
})

const good: TestRun = { results: [result('one'), result('two')], broken: [], errors: [] }

it('succeeds when everything passed', () => {
  expect(summarise(good)).toEqual({ lines: ['2 passed, 0 failed'], exitCode: 0 })
})

it('fails, and shows the reason, when a test failed', () => {
  const failed = result('three', { status: 'failed', failures: ['expected 1\nto be 2'] })
  expect(
    summarise({
      ...good,
      results: [...good.results, failed],
      broken: [{ project: 'unit', strayErrors: [] }],
    }),
  ).toEqual({
    lines: [
      'failed: [unit] packages/a.test.ts: three',
      '    expected 1',
      '    to be 2',
      '2 passed, 1 failed',
    ],
    exitCode: 1,
  })
})

it('fails, and shows the error, when a run ended with an error but without a failing test', () => {
  const broken = [{ project: 'e2e' as const, strayErrors: ['Unhandled rejection:\nsocket closed'] }]
  expect(summarise({ ...good, broken })).toEqual({
    lines: [
      'failed: the e2e run ended with an error outside its tests',
      '    Unhandled rejection:',
      '    socket closed',
      '2 passed, 1 failed',
    ],
    exitCode: 1,
  })
})

it('fails when every test passed but a baseline is unused', () => {
  const error = 'no story renders .storybook/baselines/slider--old.png'
  expect(summarise({ ...good, errors: [error] })).toEqual({
    lines: [`failed: ${error}`, '2 passed, 1 failed'],
    exitCode: 1,
  })
})

it('succeeds but lists tests that passed only on the second attempt or were skipped', () => {
  const second = result('three', { isFlaky: true, failures: ['6 pixels differ'] })
  const skipped = result('four', { status: 'skipped' })
  expect(summarise({ ...good, results: [result('one'), second, skipped] })).toEqual({
    lines: [
      '1 passed only on the second attempt:',
      '  [unit] packages/a.test.ts: three',
      '    6 pixels differ',
      '2 passed, 0 failed, 1 skipped',
    ],
    exitCode: 0,
  })
})

it('retries each file with failing tests once', () => {
  const failed = (file: string) => result('three', { status: 'failed', file })
  const results = [...good.results, failed('b.ts'), failed('b.ts'), failed('c.ts')]
  expect(filesToRetry(results, [])).toEqual(['b.ts', 'c.ts'])
})

it('retries nothing after an error outside tests or when too many tests failed', () => {
  const failed = (count: number) =>
    Array.from({ length: count }, (_, at) => result(`${at}`, { status: 'failed' }))
  expect(filesToRetry(failed(1), ['unhandled'])).toEqual([])
  expect(filesToRetry(failed(9), [])).toEqual([])
})
