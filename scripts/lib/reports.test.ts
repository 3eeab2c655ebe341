import { expect, it } from 'vitest'
import { replaceFiles } from './reports.ts'
import type { TestResult } from './reports.ts'

const result = (file: string, title: string, more: Partial<TestResult> = {}): TestResult => ({
  project: 'stories',
  file,
  title,
  status: 'passed',
  ...more,
})
const failed = { status: 'failed', failures: ['9 pixels differ'] } as const

it('keeps the first run where nothing ran again', () => {
  const first = [result('a', 'one'), result('b', 'two', failed)]
  expect(replaceFiles(first, [])).toEqual(first)
})

it('marks a test as flaky that passed only when its file ran again', () => {
  const first = [result('a', 'one'), result('b', 'one'), result('b', 'two', failed)]
  expect(replaceFiles(first, [result('b', 'one'), result('b', 'two')])).toEqual([
    result('a', 'one'),
    result('b', 'one'),
    result('b', 'two', { isFlaky: true, failures: ['9 pixels differ'] }),
  ])
})

it('keeps a test failed that fails again, and one that fails only then', () => {
  const again = [result('b', 'one', failed), result('b', 'two', failed)]
  expect(replaceFiles([result('b', 'one'), result('b', 'two', failed)], again)).toEqual(again)
})
