import { found } from '../../../call/checks.ts'
import { nameKey } from '../../../contract/name-key.ts'
import type { StockMemberRecord } from '../../../ports/stock/records.ts'
import type { StockRepositories } from '../../../ports/stock/repositories.ts'
import type { KnownProduct, NamedRow, ProductCatalogue } from '../../../stock/import/index.ts'
import { holds } from '../../../stock/rules/permissions.ts'
import { checkCentre, memberOf } from '../checks.ts'

/** The query parameters of an import of products that its plan depends on. */
interface ProductImportQuery {
  centreId?: string | undefined
  categoryId?: string | undefined
  supplierId?: string | undefined
  generateCodes?: 'yes' | undefined
}

/** Loads the stored data with which an import of products is compared. */
export async function loadProductCatalogue(
  stock: StockRepositories,
  member: StockMemberRecord,
  { centreId, ...wholeFile }: ProductImportQuery,
): Promise<ProductCatalogue> {
  if (centreId !== undefined) await checkCentre(stock, member, centreId)
  const named = ['id', 'name', 'is_archived'] as const
  const categories = await stock.categories.pick(named)
  const suppliers = await stock.suppliers.pick(named)
  const { categoryId, supplierId } = wholeFile
  const nameOf = (rows: typeof categories, id: string | undefined) =>
    id === undefined ? '' : found(rows.find((row) => row.id === id)).name
  const names = new Map([...categories, ...suppliers].map(({ id, name }) => [id, name]))
  const thresholds = new Map(
    centreId === undefined
      ? []
      : (await stock.productCentres.all({ centre_id: centreId })).map((row) => [
          row.product_id,
          { qtyTriggerOrder: row.qty_trigger_order, qtyMinInStock: row.qty_min_in_stock },
        ]),
  )
  const codes = await stock.productCodes.pick(['product_id', 'code', 'units', 'is_main'])
  const further = Map.groupBy(
    codes.filter(({ is_main }) => !is_main),
    ({ product_id }) => product_id,
  )
  const products = new Map(
    (await stock.products.all()).map((row): [string, KnownProduct] => [
      row.id,
      {
        id: row.id,
        name: row.name,
        code: row.code,
        codes: (further.get(row.id) ?? []).map(({ code, units }) => ({ code, units })),
        categoryId: row.category_id,
        category: names.get(row.category_id) ?? '',
        supplierId: row.supplier_id,
        supplier: names.get(row.supplier_id) ?? '',
        supplierRef: row.supplier_ref,
        needOrdonnance: row.need_ordonnance,
        conditionnement: row.conditionnement,
        isArchived: row.is_archived,
        thresholds: thresholds.get(row.id) ?? null,
      },
    ]),
  )
  const byCode = new Map(codes.map(({ code, product_id }) => [code, products.get(product_id)]))
  const referenceKey = (supplier: string, reference: string) =>
    JSON.stringify([nameKey(supplier), reference])
  const byReference = new Map(
    [...products.values()].map((one) => [referenceKey(one.supplier, one.supplierRef), one]),
  )
  return {
    product: (code) => byCode.get(code),
    byReference: (supplier, reference) => byReference.get(referenceKey(supplier, reference)),
    wholeFile: {
      category: nameOf(categories, categoryId),
      supplier: nameOf(suppliers, supplierId),
      generatesCodes: wholeFile.generateCodes === 'yes',
    },
    category: finder(categories),
    supplier: finder(suppliers),
    nameKey,
    mayCreateCategories: holds(memberOf(member), 'productCategories'),
    hasCentre: centreId !== undefined,
  }
}

function finder(rows: readonly { id: string; name: string; is_archived: boolean }[]) {
  const byName = new Map(
    rows.map(({ id, name, is_archived }): [string, NamedRow] => [
      nameKey(name),
      { id, name, isArchived: is_archived },
    ]),
  )
  return (name: string) => byName.get(nameKey(name))
}
