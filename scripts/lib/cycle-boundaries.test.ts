import { expect, it } from 'vitest'
import { cycleErrors, runtimeImports } from './cycle-boundaries.ts'

const manifest = {
  name: '@org/probe',
  imports: { '#shared/*.ts': { 'org-source': './src/shared/*.ts' } },
  exports: { '.': { 'org-source': './src/index.ts' }, './b': { 'org-source': './src/b/b.ts' } },
}

/**
 * Returns the errors of a package that consists of the module `src/a/a.ts` and a second module,
 * `file`.
 */
const errorsOf = (first: string, file: string, second: string) =>
  cycleErrors(new Map(Object.entries({ 'src/a/a.ts': first, [file]: second })), manifest)

it.each([
  ['a relative import', "import { b } from '../b/b.ts'", 'src/b/b.ts'],
  ['a second name next to a type', "import { type B, b } from '../b/b.ts'", 'src/b/b.ts'],
  ['an import for its effects', "import '../b/b.ts'", 'src/b/b.ts'],
  ['a re-export', "export { b } from '../b/b.ts'", 'src/b/b.ts'],
  ['a re-export of everything', "export * from '../b/b.ts'", 'src/b/b.ts'],
  ['a subpath import', "import { b } from '#shared/b.ts'", 'src/shared/b.ts'],
  ['the package’s name', "import { b } from '@org/probe/b'", 'src/b/b.ts'],
  ['an import in the same folder', "import { b } from './b.ts'", 'src/a/b.ts'],
  ['an import of two lines', "import {\n  b,\n} from '../b/b.ts'", 'src/b/b.ts'],
])('rejects a cycle of modules through %s', (_, first, file) => {
  expect(errorsOf(first, file, "import { a } from '../a/a.ts'")).toEqual([
    `modules form a cycle: src/a/a.ts → ${file} → src/a/a.ts`,
  ])
})

it.each([
  ['a type import', "import type { B } from '../b/b.ts'"],
  ['a type re-export', "export type { B } from '../b/b.ts'"],
  ['an import on demand', "export const load = () => import('../b/b.ts')"],
  ['a comment', "// import { b } from '../b/b.ts'"],
])('accepts a cycle of modules through %s', (_, first) => {
  expect(errorsOf(first, 'src/b/b.ts', "import { a } from '../a/a.ts'")).toEqual([])
})

it('rejects a cycle of folders even if their modules form no cycle', () => {
  const sources = new Map([
    ['src/a/one.ts', "import '../b/one.ts'"],
    ['src/b/one.ts', ''],
    ['src/b/two.ts', "import '../a/two.ts'"],
    ['src/a/two.ts', ''],
  ])
  expect(cycleErrors(sources, manifest)).toEqual(['folders form a cycle: src/a → src/b → src/a'])
})

it('ignores imports by stories and tests when it looks for cycles of folders', () => {
  const sources = new Map([
    ['src/a/one.ts', "import '../b/one.ts'"],
    ['src/b/one.ts', ''],
    ['src/b/b.stories.tsx', "import '../a/one.ts'"],
    ['src/b/testing/b.ts', "import '../../a/one.ts'"],
  ])
  expect(cycleErrors(sources, manifest)).toEqual([])
})

it('parses JSX and type arguments', () => {
  expect(runtimeImports('a.tsx', "import { B } from './b.tsx'\nexport default <B />")).toEqual([
    './b.tsx',
  ])
  expect(runtimeImports('a.ts', "import './b.ts'\nexport const a = <T>(b: T) => b")).toEqual([
    './b.ts',
  ])
})
