import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { at } from './paths.ts'

/** Source modules of the products and app-kit, without tests and stories. */
const modules = globSync('{apps/*,packages/app-kit}/src/**/*.{ts,tsx}', { cwd: at('.') })
  .filter((file) => !/\.(?:test|stories)\./.test(file))
  .map((file) => ({ file, source: readFileSync(at(file), 'utf8') }))

const forms = modules.filter(({ source }) => source.includes('defineForm('))

const namesIn = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, name = '']) => name)

/**
 * Maps each field type to its module: an import specifier for the library's types, and a file name
 * for the products' own types.
 */
const moduleOf = new Map([
  // Field types are the modules with JSX and `list.ts`; the other modules without JSX are helpers.
  ...globSync('{*.tsx,list.ts}', { cwd: at('packages/ui/src/form/fields') }).map((file) => {
    const { name } = path.parse(file)
    return [name, `@org/ui/form/fields/${name}`] as const
  }),
  ...modules.flatMap(({ file, source }) =>
    namesIn(source, /^registerFieldType\('(\w+)'/gm).map(
      (name) => [name, path.basename(file)] as const,
    ),
  ),
])

// A missing import fails only if the form's page is the first page that a user opens: other pages
// may have loaded the field type already. An unused import adds to the page's weight.
it.each(forms)('$file imports the field types of its forms, and no others', ({ source }) => {
  // A type that the form itself declares has no module: the page renders that field.
  const declared = namesIn(source, /^ {4}(\w+): \{ value: /gm)
  const used = new Set(
    namesIn(source, /\btype: '(\w+)'/g).filter((type) => !declared.includes(type)),
  )
  const imported = namesIn(source, /^import '(.+)'$/gm)
  const missing = [...used].filter(
    (type) => !imported.some((name) => name.endsWith(moduleOf.get(type) ?? `no type ${type}`)),
  )
  const needless = [...moduleOf].filter(
    ([type, module]) => !used.has(type) && imported.some((name) => name.endsWith(module)),
  )
  expect({ missing, needless }).toEqual({ missing: [], needless: [] })
})

it('finds the products’ forms and field types', () => {
  expect(forms.length).toBeGreaterThan(10)
  expect([...moduleOf.keys()]).toEqual(expect.arrayContaining(['text', 'select', 'banner']))
})
