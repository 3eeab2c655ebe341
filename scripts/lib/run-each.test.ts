import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runEach } from './run-each.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'paraphe-run-each-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Writes a program that records its name and ends with the given exit code. */
function program(name: string, exitCode: number): string {
  const file = path.join(folder, name)
  const noted = JSON.stringify(path.join(folder, 'ran.txt'))
  writeFileSync(
    file,
    `require('node:fs').appendFileSync(${noted}, '${name} ')\nprocess.exitCode = ${exitCode}\n`,
  )
  return file
}

const ran = () => readFileSync(path.join(folder, 'ran.txt'), 'utf8')

it('runs the remaining programs after a failure, and throws at the end', async () => {
  const programs = [program('a.cjs', 0), program('b.cjs', 1), program('c.cjs', 0)]
  await expect(runEach(programs, [])).rejects.toThrow('Failed: b.cjs.')
  expect(ran()).toBe('a.cjs b.cjs c.cjs ')
})

it('throws nothing if all succeeded', async () => {
  await runEach([program('a.cjs', 0)], ['--no-warnings'])
  expect(ran()).toBe('a.cjs ')
})
