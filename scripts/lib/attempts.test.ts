import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at, root } from './paths.ts'

const read = (file: string) => readFileSync(at(file), 'utf8')

// scripts/test.ts runs failing files a second time; retries within a run would multiply the
// attempts.
it('allows no retries within a run, so that a test has at most two attempts', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  const tests = files.split('\n').filter((file) => /\.(test|stories)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(300)
  expect(read('vitest.workspace.ts')).not.toMatch(/\bretry\b/)
  expect(tests.filter((file) => /^\s*(it|test|describe)\(.*\bretry:/m.test(read(file)))).toEqual([])
})
