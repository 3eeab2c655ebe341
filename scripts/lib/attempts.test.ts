import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at, root } from './paths.ts'

const read = (file: string) => readFileSync(at(file), 'utf8')

// scripts/test.ts runs failing files a second time; a retry inside a run would multiply the attempts.
it('gives no test a retry inside a run, so that two attempts are the most', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
  const tests = files.split('\n').filter((file) => /\.(test|stories)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(300)
  expect(read('vitest.workspace.ts')).not.toMatch(/\bretry\b/)
  expect(tests.filter((file) => /^\s*(it|test|describe)\(.*\bretry:/m.test(read(file)))).toEqual([])
})
