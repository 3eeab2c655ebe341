import { isLikelyMisread, normaliseCode, printedCode, shownCode } from '../codes/index.ts'
import type { Thresholds } from '../rules/order-need.ts'
import { codeProblem, findByCode } from './code-cells.ts'
import type { Entry } from './entries.ts'
import { type FurtherCode, furtherCodesOf, furtherCodesText } from './further-codes.ts'
import type { ProductField } from './import-fields.ts'
import { type FieldChange, type ImportPlan, plannedRow } from './planned-row.ts'
import { wholeNumber, yesOrNo } from './read-cells.ts'
import { reasons } from './reasons.ts'

/** A stored category or supplier. */
export interface NamedRow {
  id: string
  name: string
  isArchived: boolean
}

/** A product as it is stored. */
export interface KnownProduct {
  id: string
  name: string
  /** The main code, as typed. */
  code: string
  codes: readonly FurtherCode[]
  categoryId: string
  category: string
  supplierId: string
  supplier: string
  supplierRef: string
  needOrdonnance: boolean
  conditionnement: number
  isArchived: boolean
  /**
   * The product's thresholds in the selected centre; null if no centre is selected or the centre
   * has no thresholds.
   */
  thresholds: Thresholds | null
}

export interface ProductCatalogue {
  /** Finds a product by any of its codes, normalised. */
  product: (code: string) => KnownProduct | undefined
  /** Finds a category or supplier by name, regardless of case and accents. */
  category: (name: string) => NamedRow | undefined
  supplier: (name: string) => NamedRow | undefined
  /** Returns a key that is equal for names that count as the same. */
  nameKey: (name: string) => string
  mayCreateCategories: boolean
  /** Whether a centre is selected; thresholds can be imported only for a centre. */
  hasCentre: boolean
  /** What applies to every row that does not say otherwise. */
  wholeFile?: WholeFile
  /** Finds a product by its supplier and the supplier's reference. */
  byReference?: (supplier: string, reference: string) => KnownProduct | undefined
}

/** What a person has set for all rows of a table. */
export interface WholeFile {
  /** Name of the category; empty if the table has it. */
  category: string
  /** Name of the supplier; empty if the table has it. */
  supplier: string
  /**
   * Whether rows without a code get a generated one. They are recognised by their supplier and
   * reference.
   */
  generatesCodes: boolean
}

/** A product to create or change. Absent fields stay unchanged. */
export interface ProductWrite {
  /** Null for a new product. */
  id: string | null
  name?: string
  code?: string
  /** Whether to generate a code for a new product. */
  generatesCode?: true
  categoryId?: string
  /** The name of a category that does not exist yet, instead of `categoryId`. */
  newCategory?: string
  supplierId?: string
  supplierRef?: string
  needOrdonnance?: boolean
  conditionnement?: number
  codes?: FurtherCode[]
  thresholds?: Thresholds
}

const what: Partial<Record<ProductField, string>> = {
  code: 'Le code',
  name: 'Le nom',
  category: 'La catégorie',
  supplier: 'Le fournisseur',
  supplierRef: 'La référence fournisseur',
}
const required = ['name', 'category', 'supplier', 'supplierRef'] as const
const maxUnits = 100_000
const maxThreshold = 1_000_000

/** The valid changes from a row, and the reasons why it is refused. */
interface ReadRow {
  write: ProductWrite
  changes: FieldChange[]
  reasons: string[]
  doubts: string[]
  known: KnownProduct | undefined
  /**
   * All codes of the row, normalised; the main code first. Supplier and reference replace a code
   * that is to be generated.
   */
  codes: string[]
}

/**
 * Plans an import of products, which are recognised by their main code. Filled cells replace the
 * stored values. Missing categories are created if the person may do so; a row with a missing
 * supplier is refused.
 */
export function planProducts(
  entries: readonly Entry<ProductField>[],
  catalogue: ProductCatalogue,
): ImportPlan<ProductWrite> {
  const plan: ImportPlan<ProductWrite> = { rows: [], writes: [] }
  const lines = new Map<string, number>()
  const created = new Set<string>()
  for (const { line, cells: written } of entries) {
    const cells = filled(written, catalogue)
    const row = readRow(cells, catalogue)
    row.reasons.push(...repeated(row.codes, lines))
    for (const code of row.codes) if (!lines.has(code)) lines.set(code, line)
    const { newCategory } = row.write
    const key = newCategory === undefined ? '' : catalogue.nameKey(newCategory)
    const planned = plannedRow({
      line,
      label: cells.name || row.known?.name || cells.code || cells.supplierRef,
      isNew: !row.known,
      changes: row.known ? row.changes : [],
      reasons: row.reasons,
      doubts: row.doubts,
      newCategory: newCategory === undefined || created.has(key) ? null : newCategory,
    })
    plan.rows.push(planned)
    if (planned.outcome !== 'created' && planned.outcome !== 'changed') continue
    if (newCategory !== undefined) created.add(key)
    plan.writes.push(row.write)
  }
  return plan
}

function repeated(
  [main, ...others]: readonly string[],
  lines: ReadonlyMap<string, number>,
): string[] {
  const first = lines.get(main ?? '')
  if (first !== undefined) return [reasons.twice(first)]
  const twice = others.find((code) => lines.has(code))
  return twice === undefined ? [] : [reasons.codeTwice(twice, lines.get(twice) ?? 0)]
}

/** Fills cells from what applies to all rows. */
function filled(
  cells: Record<ProductField, string>,
  { wholeFile }: ProductCatalogue,
): Record<ProductField, string> {
  return {
    ...cells,
    code: cells.code || cells.codeAndRef,
    supplierRef: cells.supplierRef || cells.codeAndRef,
    category: cells.category || (wholeFile?.category ?? ''),
    supplier: cells.supplier || (wholeFile?.supplier ?? ''),
  }
}

function readRow(cells: Record<ProductField, string>, catalogue: ProductCatalogue): ReadRow {
  const row: ReadRow = {
    write: { id: null },
    changes: [],
    reasons: [],
    doubts: [],
    known: undefined,
    codes: [],
  }
  if (!readCode(row, cells, catalogue)) return row
  for (const field of required) {
    if (cells[field] === '' && !row.known) row.reasons.push(reasons.missing(what[field] ?? ''))
    if (cells[field].length > 200) row.reasons.push(reasons.tooLong(what[field] ?? ''))
  }
  readTexts(row, cells)
  readCategory(row, cells.category, catalogue)
  readSupplier(row, cells.supplier, catalogue)
  readNumbers(row, cells)
  readFurtherCodes(row, cells.codes, catalogue)
  if (catalogue.hasCentre) readThresholds(row, cells)
  return row
}

/** Finds the product of a row by its code. False if the row is refused because of the code. */
function readCode(
  row: ReadRow,
  cells: Record<ProductField, string>,
  catalogue: ProductCatalogue,
): boolean {
  const { code } = cells
  if (code === '' && catalogue.wholeFile?.generatesCodes) {
    findByReference(row, cells, catalogue)
    return true
  }
  const holder = findByCode(catalogue.product, code)
  const problem = holder ? null : codeProblem(code)
  if (problem !== null) row.reasons.push(problem)
  if (problem !== null) return false
  const normalised = normaliseCode(code)
  row.codes = [normalised]
  if (!holder && isLikelyMisread(code)) row.doubts.push(reasons.misread(code))
  if (holder && normaliseCode(holder.code) !== normalised) {
    row.reasons.push(reasons.further(code, holder.name))
  } else if (holder?.isArchived) {
    row.reasons.push(reasons.archivedProduct(holder.name))
  }
  row.known = holder
  row.write = holder ? { id: holder.id } : { id: null, code: shownCode(code) }
  return row.reasons.length === 0
}

/** Finds the product of a row without a code. */
function findByReference(
  row: ReadRow,
  { supplier, supplierRef }: Record<ProductField, string>,
  { byReference, nameKey }: ProductCatalogue,
): void {
  row.known = byReference?.(supplier, supplierRef)
  row.write = row.known ? { id: row.known.id } : { id: null, generatesCode: true }
  if (row.known?.isArchived) row.reasons.push(reasons.archivedProduct(row.known.name))
  const key = JSON.stringify([nameKey(supplier), supplierRef])
  row.codes = [row.known ? normaliseCode(row.known.code) : key]
}

/** Records a value if it differs from the stored one. */
function set(row: ReadRow, change: FieldChange, values: Partial<ProductWrite>): void {
  if (row.known && change.from === change.to) return
  row.changes.push(change)
  Object.assign(row.write, values)
}

function readTexts(row: ReadRow, cells: Record<ProductField, string>): void {
  for (const field of ['name', 'supplierRef'] as const) {
    const to = cells[field]
    if (to !== '') set(row, { field, from: row.known?.[field] ?? '', to }, { [field]: to })
  }
}

function readCategory(row: ReadRow, name: string, catalogue: ProductCatalogue): void {
  if (name === '') return
  const category = catalogue.category(name)
  const from = row.known?.category ?? ''
  if (category?.isArchived) row.reasons.push(reasons.archivedCategory(category.name))
  else if (category) {
    set(row, { field: 'category', from, to: category.name }, { categoryId: category.id })
  } else if (catalogue.mayCreateCategories) {
    set(row, { field: 'category', from, to: name }, { newCategory: name })
  } else row.reasons.push(reasons.noCategory(name))
}

function readSupplier(row: ReadRow, name: string, catalogue: ProductCatalogue): void {
  if (name === '') return
  const supplier = catalogue.supplier(name)
  if (!supplier) row.reasons.push(reasons.noSupplier(name))
  else if (supplier.isArchived) row.reasons.push(reasons.archivedSupplier(supplier.name))
  else {
    const from = row.known?.supplier ?? ''
    set(row, { field: 'supplier', from, to: supplier.name }, { supplierId: supplier.id })
  }
}

function readNumbers(row: ReadRow, cells: Record<ProductField, string>): void {
  if (cells.conditionnement !== '') {
    const to = wholeNumber(cells.conditionnement)
    if (to === null || to < 1 || to > maxUnits) {
      row.reasons.push(reasons.number('Le conditionnement', 1, maxUnits))
    } else {
      const from = String(row.known?.conditionnement ?? '')
      set(row, { field: 'conditionnement', from, to: String(to) }, { conditionnement: to })
    }
  }
  if (cells.needOrdonnance !== '') {
    const to = yesOrNo(cells.needOrdonnance)
    if (to === null) row.reasons.push(reasons.yesOrNo)
    else {
      const from = row.known ? yesText(row.known.needOrdonnance) : ''
      set(row, { field: 'needOrdonnance', from, to: yesText(to) }, { needOrdonnance: to })
    }
  }
}

const yesText = (value: boolean) => (value ? 'oui' : 'non')

function readFurtherCodes(row: ReadRow, text: string, { product }: ProductCatalogue): void {
  if (text === '') return
  const codes = furtherCodesOf(text)
  if (!codes || codes.length > 20) {
    row.reasons.push(reasons.furtherCodes)
    return
  }
  for (const { code } of codes) {
    const holder = findByCode(product, code)
    const problem = holder ? null : codeProblem(code)
    if (problem !== null) row.reasons.push(problem)
    else if (!holder && isLikelyMisread(code)) row.doubts.push(reasons.misread(code))
    const normalised = normaliseCode(code)
    const isTwice = row.codes.includes(normalised)
    if (isTwice || (holder && holder.id !== row.known?.id)) {
      row.reasons.push(reasons.codeTaken(code, holder?.name ?? row.write.name ?? ''))
    }
    row.codes.push(normalised)
  }
  const inOrder = (list: readonly FurtherCode[]) =>
    furtherCodesText(
      list
        .map(({ code, units }) => ({ code: printedCode(normaliseCode(code)), units }))
        .toSorted((one, other) => (one.code < other.code ? -1 : 1)),
    )
  set(row, { field: 'codes', from: inOrder(row.known?.codes ?? []), to: inOrder(codes) }, { codes })
}

function readThresholds(row: ReadRow, cells: Record<ProductField, string>): void {
  const fields = ['qtyTriggerOrder', 'qtyMinInStock'] as const
  if (fields.every((field) => cells[field] === '')) return
  const stored = row.known?.thresholds
  const values = fields.map((field) =>
    cells[field] === '' ? (stored?.[field] ?? null) : wholeNumber(cells[field]),
  )
  const [qtyTriggerOrder = null, qtyMinInStock = null] = values
  const names = ['Le seuil de commande', 'Le stock minimum']
  for (const [at, field] of fields.entries()) {
    const value = values[at] ?? null
    if (cells[field] !== '' && (value === null || value > maxThreshold)) {
      row.reasons.push(reasons.number(names[at] ?? '', 0, maxThreshold))
    } else if (value === null) row.reasons.push(reasons.bothThresholds)
  }
  if (qtyTriggerOrder === null || qtyMinInStock === null) return
  const thresholds = { qtyTriggerOrder, qtyMinInStock }
  for (const field of fields) {
    const from = stored ? String(stored[field]) : ''
    set(row, { field, from, to: String(thresholds[field]) }, { thresholds })
  }
}
