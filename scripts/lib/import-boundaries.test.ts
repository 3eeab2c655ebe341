import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { at } from './paths.ts'

const forbidden: Record<string, readonly string[]> = {
  'packages/signature/src': ['@org/ui/validators', '@org/api', 'react', 'react/jsx-runtime'],
  'packages/ui/src': ['@org/api', '@org/api/client', '@org/app-kit/testing', '@org/data/firebase'],
  'packages/api/src': [
    '@org/adapters/mail',
    '@org/app-kit/testing',
    '@org/data/firebase',
    '@org/ui',
    '@org/ui/form',
    '@org/ui/media',
    'react-dom/client',
    'react/jsx-runtime',
  ],
  'packages/adapters/src': [
    '@org/data',
    '@org/server/testing/stripe',
    '@org/ui/validators',
    'react-dom/server',
    '../../server/src/main.ts',
  ],
  'packages/data/src': [
    '@org/ui/validators',
    '@org/api',
    '@org/api/memory',
    '@org/api/stock-client',
    'react',
    'react-dom/client',
  ],
  'packages/app-kit/src': [
    '@org/server/testing/stripe',
    '@org/signature/checks',
    '@org/api',
    '@org/api/memory',
    '@org/data/analytics',
    '@org/data/firebase',
    '@org/data/firebase/changes',
    '@org/data/firebase/functions',
    'firebase/auth',
  ],
  'apps/signature/src': [
    '@org/product-stock',
    '@org/product-stock/pages',
    '@org/api/stock',
    '@org/adapters/mail',
    '@org/server',
    '@org/api',
    '@org/api/memory',
    '@org/data/firebase',
    '../../../packages/ui/src/form/index.ts',
  ],
  'apps/stock/src': [
    '@org/product-signature',
    '@org/adapters/mail',
    '@org/server',
    '@org/api',
    '@org/api/memory',
    '@org/data/firebase',
    '../../../packages/ui/src/form/index.ts',
  ],
  'apps/coaching/src': [
    '@org/product-stock',
    '@org/api/stock',
    '@org/adapters/mail',
    '@org/server',
    '@org/api',
    '@org/api/memory',
    '@org/data/firebase',
    '../../../packages/ui/src/form/index.ts',
  ],
  'apps/coaching-admin/src': [
    '@org/product-coaching',
    '@org/product-stock',
    '@org/api/stock',
    '@org/adapters/mail',
    '@org/server',
    '@org/api',
    '@org/api/memory',
    '@org/data/firebase',
    '../../../packages/ui/src/form/index.ts',
  ],
  'apps/tour/src': [
    '@org/product-signature',
    '@org/api',
    '@org/api/client',
    '@org/api/memory',
    '@org/data',
    '@org/data/server',
    '@org/adapters/mail',
    '@org/server',
    '../../../packages/ui/src/form/index.ts',
  ],
  'apps/web/src': [
    '@org/adapters/mail',
    '@org/signature/checks',
    '@org/api/client',
    '@org/server/testing/stripe',
  ],
  'apps/server/src': ['@org/app-kit/testing', 'react-dom/server', '@org/ui', '@org/ui/form'],
  'apps/functions/src': ['@org/app-kit/testing', '@org/server', 'react-dom/server', '@org/ui'],
  'e2e/support': ['@org/server', '@org/web/main', '../../apps/server/src/main.ts'],
}

const allowed: Record<string, readonly string[]> = {
  'packages/ui/src': ['@org/signature', '@org/signature/checks', 'react', 'react-dom/server'],
  'packages/api/src': [
    '@org/signature',
    '@org/signature/checks',
    '@org/ui/media/image-header',
    '@org/ui/media/video-file',
    '@org/ui/validators',
  ],
  'packages/adapters/src': ['@org/api', '@org/api/import', '@org/api/memory', '@org/api/testing'],
  'packages/data/src': ['@org/api/client'],
  'packages/data/src/memory': [
    '@org/api/memory',
    '@org/api/coaching-client',
    '@org/api/stock-client',
    '@org/data/server',
  ],
  'packages/app-kit/src': [
    '@org/ui/form',
    '@org/api/client',
    '@org/api/import',
    '@org/data',
    '@org/ui',
  ],
  'packages/app-kit/src/testing': ['@org/api/memory', '@org/api', '@org/data/memory'],
  'apps/signature/src': ['@org/ui/form', '@org/signature/checks', '@org/api/import', '@org/data'],
  'apps/signature/src/testing': ['@org/api/memory'],
  'apps/stock/src': [
    '@org/ui/form',
    '@org/api/client',
    '@org/api/import',
    '@org/api/stock',
    '@org/api/stock-client',
    '@org/data',
    '@org/data/server',
  ],
  'apps/stock/src/testing': ['@org/api/memory'],
  'apps/coaching/src': [
    '@org/ui/muscle-map',
    '@org/api/client',
    '@org/api/coaching',
    '@org/api/coaching-client',
    '@org/data',
    '@org/data/server',
  ],
  'apps/coaching-admin/src': [
    '@org/api/client',
    '@org/api/coaching-client',
    '@org/data',
    '@org/data/server',
  ],
  'apps/coaching-admin/src/testing': ['@org/api/memory'],
  'apps/tour/src': ['@org/api/tour', '@org/app-kit/public', '@org/app-kit/qr-code', '@org/ui/form'],
  'apps/web/src': [
    '@org/product-signature',
    '@org/data/analytics',
    '@org/data/firebase',
    '@org/data/firebase/changes',
    '@org/data/firebase/functions',
    '@org/app-kit',
  ],
  'apps/server/src': [
    '@org/adapters/documents',
    '@org/api',
    '@org/signature/social',
    '@org/ui/validators',
  ],
  'apps/functions/src': [
    '@org/adapters/documents',
    '@org/api',
    '@org/api/stock',
    '@org/api/contract',
  ],
  'e2e/support': [
    '@org/adapters/testing/pdf-text',
    '@org/api/client',
    '@org/server/testing/stripe',
    '@org/web/testing/screens',
  ],
}

const folder = mkdtempSync(path.join(tmpdir(), 'import-boundaries-'))
const cases = [
  ...Object.entries(forbidden).flatMap(([from, names]) =>
    names.map((name) => ({ from, name, isForbidden: true })),
  ),
  ...Object.entries(allowed).flatMap(([from, names]) =>
    names.map((name) => ({ from, name, isForbidden: false })),
  ),
].map((one, index) => ({ ...one, file: `${one.from}/probe-${index}.ts` }))

/** Files in which the linter reports a forbidden import. */
const invalid = new Set<string>()

beforeAll(() => {
  copyFileSync(at('.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  for (const { file, name } of cases) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), `import it from '${name}'\nexport default it\n`)
  }
  const report = lint()
  for (const { code, filename } of report.diagnostics) {
    if (code.includes('no-restricted-imports')) invalid.add(filename.replaceAll(path.sep, '/'))
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

interface Report {
  diagnostics: { code: string; filename: string }[]
}

function lint(): Report {
  try {
    execFileSync(at('node_modules/.bin/oxlint'), ['--format=json', '.'], {
      cwd: folder,
      stdio: 'pipe',
    })
  } catch (error) {
    // The linter exits with an error code when it reports anything.
    return JSON.parse(String((error as { stdout: Buffer }).stdout)) as Report
  }
  throw new Error('The linter reported nothing.')
}

it.each(cases)('importing $name in $from is forbidden: $isForbidden', ({ file, isForbidden }) => {
  expect(invalid.has(file)).toBe(isForbidden)
})
