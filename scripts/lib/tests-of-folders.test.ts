import { existsSync, globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { at, root } from './paths.ts'
import { e2eOf, e2eOfFolders, readersOf, readersOfFiles } from './tests-of-folders.ts'

it.each(Object.keys(e2eOfFolders))('%s exists', (folder) => {
  expect(globSync(folder, { cwd: root })).not.toEqual([])
})

it('lists every end-to-end test and nothing else', () => {
  const all = globSync('e2e/*.e2e.test.ts', { cwd: root }).map((file) =>
    file.slice('e2e/'.length, -'.e2e.test.ts'.length),
  )
  expect([...new Set(Object.values(e2eOfFolders).flat())].sort()).toEqual(all.sort())
})

it('lists only unit tests that exist', () => {
  const missing = Object.values(readersOfFiles)
    .flat()
    .filter((file) => !existsSync(at(file)))
  expect(missing).toEqual([])
})

it.each([
  ['apps/signature/src/features/teams/team-page.tsx', 'e2e/team-administrator-day.e2e.test.ts'],
  ['apps/signature/src/features/billing/card/card.tsx', 'e2e/billing.e2e.test.ts'],
  ['apps/signature/src/app/router.tsx', 'e2e/journey.e2e.test.ts'],
  ['apps/server/src/mailbox/mailbox.ts', 'e2e/mailbox.e2e.test.ts'],
])('%s is tested by %s', (file, test) => {
  expect(e2eOf(file)).toContain(test)
})

it('uses the innermost matching folder', () => {
  expect(e2eOf('apps/server/src/mailbox/mailbox.ts')).toEqual(['e2e/mailbox.e2e.test.ts'])
})

it('has no end-to-end test for a library component', () => {
  expect(e2eOf('packages/ui/src/primitives/button/button.tsx')).toEqual([])
})

it('finds the unit tests that read a file as text', () => {
  expect(readersOf('.oxlintrc.json')).toEqual(['scripts/lib/import-boundaries.test.ts'])
  expect(readersOf('scripts/lib/paths.ts')).toContain('scripts/lib/regular-expressions.test.ts')
  expect(readersOf('docs/claims.tsv')).toContain('apps/stock/src/app/texts.test.ts')
  expect(readersOf('apps/server/src/storage/migrations/0001-start.sql')).toContain(
    'apps/server/test/contract.test.ts',
  )
  expect(readersOf('README.md')).toEqual([])
})
