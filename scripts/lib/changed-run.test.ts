import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isConfiguration } from './affected-tests.ts'
import { describeSelection } from './changed-run.ts'
import { at } from './paths.ts'

it.each([
  'package-lock.json',
  'package.json',
  'packages/ui/package.json',
  'tsconfig.base.json',
  'apps/web/tsconfig.json',
  'vite.config.ts',
  'vitest.workspace.ts',
  'apps/web/vite.config.ts',
  'scripts/lib/built-web.setup.ts',
  'scripts/lib/web-build.ts',
  'apps/server/test/prepared-data.setup.ts',
  '.storybook/preview.tsx',
  '.storybook/screenshots/settle.ts',
])('%s can affect every test', (file) => {
  expect(isConfiguration(file)).toBe(true)
})

it.each([
  'packages/ui/src/primitives/button/button.tsx',
  '.storybook/laws/stories.test.ts',
  '.storybook/baselines/theme-tokens-space.png',
  'scripts/lib/claims.ts',
  'README.md',
])('%s affects only some tests', (file) => {
  expect(isConfiguration(file)).toBe(false)
})

it.each(['vite.config.ts', 'vitest.workspace.ts'])(
  '%s imports only scripts that, like it, can affect every test',
  (config) => {
    const imports = [...readFileSync(at(config), 'utf8').matchAll(/from '\.\/(scripts\/.+)'/g)]
    expect(imports.length).toBeGreaterThan(0)
    expect(imports.map(([, file = '']) => file).filter((file) => !isConfiguration(file))).toEqual(
      [],
    )
  },
)

it('describes which tests are left out, and why', () => {
  const none = { run: [], leftOut: [] }
  const selections = {
    unit: { run: ['a.test.ts'], leftOut: [] },
    browser: none,
    stories: {
      run: ['button.stories.tsx'],
      leftOut: Array.from({ length: 12 }, (_, index) => `page-${index}.stories.tsx`),
    },
    e2e: none,
  }

  const lines = describeSelection({
    changed: ['button.tsx', 'LICENSE'],
    selections,
    unknown: ['LICENSE'],
  })

  expect(lines).toContain('unit: 1 test files')
  expect(lines).toContain(
    'stories: 1 test files; 12 more depend on the change, but are over 2 imports away or beyond the 8 nearest:',
  )
  expect(lines).toContain('  page-9.stories.tsx')
  expect(lines).not.toContain('  page-10.stories.tsx')
  expect(lines).toContain('  and 2 more')
  expect(lines.slice(-2)).toEqual(['No test is known for:', '  LICENSE'])
})
