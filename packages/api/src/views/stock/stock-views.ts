import type {
  Centre,
  Praticien,
  ProductCategory,
  ProductCentreData,
  StockPhoto,
  StockProduct,
  StockUser,
  Supplier,
  SupplierCentreData,
} from '../../contract/types.ts'
import type {
  CategoryRecord,
  CentreRecord,
  PraticienRecord,
  ProductCentreRecord,
  ProductCodeRecord,
  ProductRecord,
  StockMemberRecord,
  SupplierCentreRecord,
  SupplierRecord,
} from '../../ports/stock/records.ts'
import { printedCode } from '../../stock/codes/index.ts'

const metadataOf = (row: { created_at: number; updated_at: number }) => ({
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export const centreView = (row: CentreRecord): Centre => ({
  id: row.id,
  name: row.name,
  address: row.address,
  create_cmd_hour: row.create_cmd_hour,
  replyTo: row.reply_to,
  isArchived: row.is_archived,
  metadata: metadataOf(row),
  revision: row.revision,
})

/**
 * Builds the response for a supplier. `centre` contains the client number of the requested centre,
 * if there is one.
 */
export const supplierView = (
  row: SupplierRecord,
  centre: SupplierCentreRecord | null | undefined,
): Supplier => ({
  id: row.id,
  name: row.name,
  code: row.code,
  email: row.email,
  isArchived: row.is_archived,
  clientNumber: centre?.client_number ?? null,
  metadata: metadataOf(row),
  revision: row.revision,
})

export const supplierCentreView = (row: SupplierCentreRecord): SupplierCentreData => ({
  supplierId: row.supplier_id,
  centreId: row.centre_id,
  clientNumber: row.client_number,
  metadata: { updatedAt: row.updated_at },
  revision: row.revision,
})

export const categoryView = (row: CategoryRecord): ProductCategory => ({
  id: row.id,
  name: row.name,
  isArchived: row.is_archived,
  revision: row.revision,
})

const thresholdsOf = ({ qty_trigger_order, qty_min_in_stock }: ProductCentreRecord) => ({
  qtyTriggerOrder: qty_trigger_order,
  qtyMinInStock: qty_min_in_stock,
})

/** The data of a product that is stored outside the product's row. */
interface ProductParts {
  /** May contain codes of other products, which are ignored. */
  codes: readonly ProductCodeRecord[]
  photo: StockPhoto | null
  /** The product's thresholds at the requested centre, if there are any. */
  centre?: ProductCentreRecord | undefined
}

export const productView = (
  row: ProductRecord,
  { codes, photo, centre }: ProductParts,
): StockProduct => ({
  id: row.id,
  name: row.name,
  categoryId: row.category_id,
  code: row.code,
  codes: codes
    .filter((code) => code.product_id === row.id && !code.is_main)
    .map(({ code, units }) => ({ code: printedCode(code), units })),
  supplierId: row.supplier_id,
  supplierRef: row.supplier_ref,
  needOrdonnance: row.need_ordonnance,
  conditionnement: row.conditionnement,
  photo,
  thresholds: centre ? thresholdsOf(centre) : null,
  isArchived: row.is_archived,
  metadata: metadataOf(row),
  revision: row.revision,
})

export const productCentreView = (row: ProductCentreRecord): ProductCentreData => ({
  productId: row.product_id,
  centreId: row.centre_id,
  ...thresholdsOf(row),
  revision: row.revision,
})

export const praticienView = (row: PraticienRecord, photo: StockPhoto | null): Praticien => ({
  id: row.id,
  name: row.name,
  centreId: row.centre_id,
  photo,
  isArchived: row.is_archived,
  metadata: metadataOf(row),
  revision: row.revision,
})

export const stockUserView = (row: StockMemberRecord): StockUser => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  centreId: row.centre_id,
  isActive: row.is_active,
  isAdmin: row.is_admin,
  isSuperAdmin: row.is_super_admin,
  permissions: [...row.permissions],
  revision: row.revision,
})
