import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fingerprint } from './web-build.ts'

const files = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/ui/package.json',
  'packages/ui/tsconfig.json',
  'packages/ui/src/form/form.tsx',
  'packages/later/package.json',
  'packages/later/src/index.ts',
  'apps/signature/package.json',
  'apps/signature/src/app/product.ts',
  'apps/stock/src/app/product.ts',
  'apps/web/vite.config.ts',
  'apps/web/index.html',
  'apps/web/src/main.tsx',
]
const others = [
  'README.md',
  'packages/adapters/src/mail/smtp-mailer.ts',
  'packages/ui/docs/page.mdx',
  'packages/ui/dist/index.js',
  'apps/web/dist/index.html',
  'apps/web/node_modules/.vite/deps.js',
  'apps/server/src/main.ts',
]

let repository: string

beforeEach(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'web-build-'))
  for (const file of [...files, ...others]) {
    const whole = path.join(repository, file)
    mkdirSync(path.dirname(whole), { recursive: true })
    writeFileSync(whole, file)
  }
})
afterEach(() => rmSync(repository, { recursive: true }))

const edit = (file: string) => appendFileSync(path.join(repository, file), '\n')

it('keeps the fingerprint while nothing changes', () => {
  expect(fingerprint(repository)).toBe(fingerprint(repository))
})

it.each(files)('changes the fingerprint when %s changes', (file) => {
  const before = fingerprint(repository)
  edit(file)
  expect(fingerprint(repository)).not.toBe(before)
})

it.each(files)('changes the fingerprint when %s is removed', (file) => {
  const before = fingerprint(repository)
  rmSync(path.join(repository, file))
  expect(fingerprint(repository)).not.toBe(before)
})

it.each(others)('ignores %s', (file) => {
  const before = fingerprint(repository)
  edit(file)
  expect(fingerprint(repository)).toBe(before)
})
