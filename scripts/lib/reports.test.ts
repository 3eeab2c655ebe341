import { expect, it } from 'vitest'
import { parts, projectOf, replaceFiles } from './reports.ts'
import type { TestResult } from './reports.ts'

const result = (file: string, title: string, more: Partial<TestResult> = {}): TestResult => ({
  project: 'stories',
  file,
  title,
  status: 'passed',
  ...more,
})
const failed = { status: 'failed', failures: ['9 pixels differ'] } as const

it('keeps the results of the first run when nothing was retried', () => {
  const first = [result('a', 'one'), result('b', 'two', failed)]
  expect(replaceFiles(first, [])).toEqual(first)
})

it('marks a test that passed only on the retry as flaky', () => {
  const first = [result('a', 'one'), result('b', 'one'), result('b', 'two', failed)]
  expect(replaceFiles(first, [result('b', 'one'), result('b', 'two')])).toEqual([
    result('a', 'one'),
    result('b', 'one'),
    result('b', 'two', { isFlaky: true, failures: ['9 pixels differ'] }),
  ])
})

it('marks a failed beforeAll or afterAll as flaky when the retry does not report it', () => {
  const after = result('b', 'before or after all tests of b', failed)
  expect(replaceFiles([result('b', 'one'), after], [result('b', 'one')])).toEqual([
    result('b', 'one'),
    { ...after, status: 'passed', isFlaky: true },
  ])
})

it('reports a test as failed if it fails again, or only on the retry', () => {
  const again = [result('b', 'one', failed), result('b', 'two', failed)]
  expect(replaceFiles([result('b', 'one'), result('b', 'two', failed)], again)).toEqual(again)
})

it('returns the project of each part, and the shard if a part runs only some files', () => {
  expect(parts.map(projectOf)).toEqual([
    { project: 'unit' },
    { project: 'browser', shard: '1/2' },
    { project: 'browser', shard: '2/2' },
    { project: 'stories', shard: '1/3' },
    { project: 'stories', shard: '2/3' },
    { project: 'stories', shard: '3/3' },
    { project: 'e2e', shard: '1/4' },
    { project: 'e2e', shard: '2/4' },
    { project: 'e2e', shard: '3/4' },
    { project: 'e2e', shard: '4/4' },
  ])
})
