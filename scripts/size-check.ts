// Part of npm run check: bundles each door of @org/ui as an application would and holds its size,
// minified and gzipped, against a budget; a door without one fails too. Peers are apart everywhere.
// For what is built from them, so are the theme, the primitives and the texts, which every page of
// the library shares; the line says so. Style sheets, pictures and fonts are files of their own and
// not counted. Any name as an argument checks only the budgets that begin with it.
import { readFileSync } from 'node:fs'
import { at } from './lib/paths.ts'
import { weigh, type Weight } from './lib/weigh.ts'

const kilobyte = 1000

interface Apart {
  says: string
  has: (id: string) => boolean
}

interface Budget {
  name: string
  program: string
  /** In kB of 1000 bytes. */
  limit: number
  apart?: Apart
  /** Modules that must not load at once. */
  without?: RegExp
}

const sharedModules = new RegExp(
  `^(react-aria|${at('packages/ui/src')}/(primitives|theme|locale)/)`,
)
const shared: Apart = {
  says: 'primitives, theme, locale apart',
  has: (id) => sharedModules.test(id),
}
/** Lists of fields are ordered by the sortable list, a door of its own. */
const sortable = new RegExp(`^(@dnd-kit/|${at('packages/ui/src/sortable')}/)`)
const sharedAndSortable: Apart = {
  says: `${shared.says}, sortable and dnd-kit too`,
  has: (id) => shared.has(id) || sortable.test(id),
}
const all = (...rooms: string[]) =>
  rooms.map((room) => `export * from '@org/ui/${room}'`).join('\n')

const door = (name: string, limit: number, apart?: Apart): Budget => ({
  name,
  limit,
  program: `${all(name)}\nimport '@org/ui/${name}'`,
  ...(apart && { apart }),
})

const doors: Budget[] = [
  door('signature', 15.5),
  door('signature/checks', 19),
  door('signature/samples', 25),
  door('signature/licences', 3.5),
  door('signature/emulation', 5.5),
  door('signature/files', 3.5),
  door('signature-preview', 17, shared),
  door('signature-export', 13.5, shared),
  door('signature-editor', 75, shared),
  door('form', 15, shared),
  door('form/fields', 24, shared),
  door('form/fields/autocomplete', 1, shared),
  door('form/fields/color', 1, shared),
  door('form/fields/image', 11, shared),
  door('form/fields/list', 22, shared),
  door('form/fields/multiline', 1, shared),
  door('form/fields/number', 1, shared),
  door('form/fields/select', 1, shared),
  door('form/fields/slider', 2.5, shared),
  door('form/fields/switch', 1, shared),
  door('form/fields/text', 1, shared),
  door('form/fields/timestamp', 1, shared),
  door('data-table', 45.5, shared),
  door('media', 20, shared),
  door('media/crop', 15.5, shared),
  door('sortable', 20, shared),
  door('primitives', 180),
  door('theme', 4),
  door('theme/fonts', 1),
  door('locale', 1),
  door('validators', 3),
  door('transforms', 2),
]

const together: Budget[] = [
  {
    name: 'renderSignature',
    limit: 11.6,
    program: `export { renderSignature } from '@org/ui/signature'`,
  },
  { name: 'validators, transforms', limit: 5, program: all('validators', 'transforms') },
  {
    name: 'form, fields without sortable',
    limit: 15,
    program: all('form', 'form/fields'),
    apart: sharedAndSortable,
  },
  {
    name: 'a form of text alone',
    limit: 65,
    program: `${all('form')}\nimport '@org/ui/form/fields/text'`,
    without: /\/(Select|ComboBox|ListBox)\.|primitives\/\w*-?(select|combobox)\/|dnd-kit/,
  },
]
/** A date and a choice of several: together they bring most of what single controls bring. */
const largestPair: Budget = {
  name: 'MultiCombobox, DateTimeField',
  limit: 85,
  program: `export { DateTimeField, MultiCombobox } from '@org/ui/primitives'`,
}

/** Loaded with the sign-in page, and where the server has it configured alone. */
const firebase: Budget = {
  name: 'firebase, on demand',
  limit: 58,
  program: `export { openFirebase } from '@org/data/firebase'`,
}

/** What every visitor's page starts with: nothing of the store and the router, whose pages load them on demand. */
const publicStart: Budget = {
  name: 'public pages, start',
  limit: 80,
  program: `export { product } from '@org/product-signature'\nexport * from '@org/app-kit/public'`,
  without: /firebase|redux|saga|zod|react-router/,
}

/** In kB, where a single primitive is far from the limit of the others. */
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
  { name, limit, apart, without }: Budget,
  { bytes, lazyBytes, modules }: Weight,
): boolean {
  const unwanted = without ? modules.filter((id) => without.test(id)) : []
  const isOver = bytes > limit * kilobyte
  const kilobytes = (value: number) => (value / kilobyte).toFixed(1).padStart(7)
  console.log(
    `${name.padEnd(32)}${kilobytes(bytes)} kB of ${limit}` +
      `${lazyBytes > 0 ? `, on demand${kilobytes(lazyBytes)}` : ''}${apart ? `; ${apart.says}` : ''}${isOver ? '   OVER' : ''}`,
  )
  for (const id of unwanted) console.log(`  must not load here: ${id}`)
  return !isOver && unwanted.length === 0
}

const asked = process.argv.slice(2)
const isAsked = ({ name }: Budget) =>
  asked.length === 0 || asked.some((start) => name.startsWith(start))

/** Components are exported under names in PascalCase; anything else of a door is a function. */
async function singlePrimitives(): Promise<Budget[]> {
  const { names } = await weigh(all('primitives'))
  return names.filter((name) => /^[A-Z]/.test(name)).map(single)
}

/** Doors of the package that hold code and have no budget. Icons and the manifest are files. */
function doorsWithoutBudget(): string[] {
  const manifest = JSON.parse(readFileSync(at('packages/ui/package.json'), 'utf8')) as {
    exports: Record<string, unknown>
  }
  const names = new Set(doors.map(({ name }) => `./${name}`))
  return Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'object' && !names.has(name) ? [name] : [],
  )
}

const missing = doorsWithoutBudget()
for (const name of missing) console.log(`no budget for the door ${name}`)
let isWithin = missing.length === 0
for (const budget of [
  ...doors,
  ...together,
  largestPair,
  firebase,
  publicStart,
  ...(await singlePrimitives()),
]) {
  if (!isAsked(budget)) continue
  isWithin = report(budget, await weigh(budget.program, budget.apart?.has)) && isWithin
}
process.exit(isWithin ? 0 : 1)
