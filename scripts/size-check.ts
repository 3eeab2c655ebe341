// Part of npm run check: bundles each entry point of @org/ui as an application would, and compares
// its minified and gzipped size with a budget. An entry point without a budget is an error. Peer
// dependencies are never counted. For components, the modules that every page shares (theme,
// primitives, UI text) are excluded too, as the output states. Style sheets, images and fonts are
// separate files and are not counted. With arguments, the check covers only budgets whose names
// begin with one of them.
import { readFileSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { weigh, type Weight } from './lib/weigh.ts'

const kilobyte = 1000

interface Exclusion {
  label: string
  includes: (id: string) => boolean
}

interface Budget {
  name: string
  program: string
  /** Maximum size, in kB of 1000 bytes. */
  limit: number
  excluded?: Exclusion
  /** Modules that must not be part of the initial load. */
  without?: RegExp
}

const sharedModules = new RegExp(
  `^(react-aria|${at('packages/ui/src')}/(primitives|theme|locale)/)`,
)
const shared: Exclusion = {
  label: 'without primitives, theme, locale',
  includes: (id) => sharedModules.test(id),
}
/**
 * The modules of the sortable list. The list field uses them, but the entry point `sortable` has
 * its own budget.
 */
const sortable = new RegExp(`^(@dnd-kit/|${at('packages/ui/src/sortable')}/)`)
const sharedAndSortable: Exclusion = {
  label: `${shared.label}, sortable, dnd-kit`,
  includes: (id) => shared.includes(id) || sortable.test(id),
}
const all = (...names: string[]) =>
  names.map((name) => `export * from '@org/ui/${name}'`).join('\n')

const entryPoint = (name: string, limit: number, excluded?: Exclusion): Budget => ({
  name,
  limit,
  program: `${all(name)}\nimport '@org/ui/${name}'`,
  ...(excluded && { excluded }),
})

const entryPoints: Budget[] = [
  entryPoint('signature', 16.8),
  entryPoint('signature/checks', 21),
  entryPoint('signature/samples', 25),
  entryPoint('signature/licences', 3.5),
  entryPoint('signature/emulation', 5.5),
  entryPoint('signature/files', 3.5),
  entryPoint('signature-preview', 18.2, shared),
  entryPoint('signature-export', 14.6, shared),
  entryPoint('signature-editor', 78, shared),
  entryPoint('form', 15, shared),
  entryPoint('form/fields', 24, shared),
  entryPoint('form/fields/autocomplete', 1, shared),
  entryPoint('form/fields/color', 1, shared),
  entryPoint('form/fields/image', 11, shared),
  entryPoint('form/fields/list', 22, shared),
  entryPoint('form/fields/multiline', 1, shared),
  entryPoint('form/fields/number', 1, shared),
  entryPoint('form/fields/select', 1, shared),
  entryPoint('form/fields/slider', 2.5, shared),
  entryPoint('form/fields/switch', 1, shared),
  entryPoint('form/fields/text', 1, shared),
  entryPoint('form/fields/timestamp', 1, shared),
  entryPoint('data-table', 47, shared),
  entryPoint('media', 28.6, shared),
  entryPoint('media/crop', 15.5, shared),
  entryPoint('media/image-header', 1),
  entryPoint('media/video-file', 4, shared),
  entryPoint('muscle-map', 15, shared),
  entryPoint('sortable', 20, shared),
  entryPoint('history', 1),
  entryPoint('primitives', 180),
  entryPoint('theme', 4),
  entryPoint('theme/fonts', 1),
  entryPoint('locale', 1),
  entryPoint('validators', 3),
  entryPoint('transforms', 2),
]

const together: Budget[] = [
  {
    name: 'renderSignature',
    limit: 12.9,
    program: `export { renderSignature } from '@org/ui/signature'`,
  },
  { name: 'validators, transforms', limit: 5, program: all('validators', 'transforms') },
  {
    name: 'form, fields without sortable',
    limit: 15,
    program: all('form', 'form/fields'),
    excluded: sharedAndSortable,
  },
  {
    name: 'a form of text alone',
    limit: 65,
    program: `${all('form')}\nimport '@org/ui/form/fields/text'`,
    without: /\/(Select|ComboBox|ListBox)\.|primitives\/\w*-?(select|combobox)\/|dnd-kit/,
  },
]
/**
 * Date and multi-select controls: together they include most of the code that any single control
 * needs.
 */
const largestPair: Budget = {
  name: 'MultiCombobox, DateTimeField',
  limit: 85,
  program: `export { DateTimeField, MultiCombobox } from '@org/ui/primitives'`,
}

/** The Firebase code, which the sign-in page loads only if the server has Firebase configured. */
const firebase: Budget = {
  name: 'firebase, on demand',
  limit: 58,
  program: `export { openFirebase } from '@org/data/firebase'`,
}

/**
 * Initial load of every public page. Store and router are loaded on demand by the pages that need
 * them.
 */
const publicStart: Budget = {
  name: 'public pages, start',
  limit: 80,
  program: `export { product } from '@org/product-signature'\nexport * from '@org/app-kit/public'`,
  without: /firebase|redux|saga|zod|react-router/,
}

/** Limits in kB for the primitives that are much larger or smaller than the default limit. */
const singleLimits: Readonly<Record<string, number>> = {
  MultiCombobox: 85,
  Tabs: 2,
  TabList: 2,
  Tab: 2,
  TabPanel: 2,
}

const single = (name: string): Budget => ({
  name,
  limit: singleLimits[name] ?? 66,
  program: `export { ${name} } from '@org/ui/primitives'`,
})

function report(
  { name, limit, excluded, without }: Budget,
  { bytes, lazyBytes, modules }: Weight,
): boolean {
  const unwanted = without ? modules.filter((id) => without.test(id)) : []
  const isOver = bytes > limit * kilobyte
  const kilobytes = (value: number) => (value / kilobyte).toFixed(1).padStart(7)
  console.log(
    `${name.padEnd(32)}${kilobytes(bytes)} kB of ${limit}` +
      `${lazyBytes > 0 ? `, on demand${kilobytes(lazyBytes)}` : ''}${excluded ? `; ${excluded.label}` : ''}${isOver ? '   OVER' : ''}`,
  )
  for (const id of unwanted) console.log(`  must not load here: ${id}`)
  return !isOver && unwanted.length === 0
}

const requested = process.argv.slice(2)
const isRequested = ({ name }: Budget) =>
  requested.length === 0 || requested.some((start) => name.startsWith(start))

/** Creates a budget for each exported component. Only components have names in PascalCase. */
async function singlePrimitives(): Promise<Budget[]> {
  const { names } = await weigh(all('primitives'))
  return names.filter((name) => /^[A-Z]/.test(name)).map(single)
}

/**
 * Finds entry points that contain code but have no budget. Icons and the manifest are plain files.
 */
function entryPointsWithoutBudget(): string[] {
  const manifest = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const names = new Set(entryPoints.map(({ name }) => `./${name}`))
  return Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'object' && !names.has(name) ? [name] : [],
  )
}

const missing = entryPointsWithoutBudget()
for (const name of missing) console.log(`no budget for the entry point ${name}`)
let isWithin = missing.length === 0
for (const budget of [
  ...entryPoints,
  ...together,
  largestPair,
  firebase,
  publicStart,
  ...(await singlePrimitives()),
]) {
  if (!isRequested(budget)) continue
  isWithin = report(budget, await weigh(budget.program, budget.excluded?.includes)) && isWithin
}
process.exit(isWithin ? 0 : 1)
