import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname

it('registers every suite of the contract', () => {
  const index = readFileSync(path.join(folder, 'index.ts'), 'utf8')
  const missing = globSync('*.ts', { cwd: folder }).filter((file) => {
    const code = readFileSync(path.join(folder, file), 'utf8')
    return [...code.matchAll(/^export function (\w+Suite)\b/gm)].some(
      ([, suite]) => !new RegExp(`: ${suite},`).test(index),
    )
  })
  expect(missing, 'without a line in testing/suites/index.ts').toEqual([])
})
