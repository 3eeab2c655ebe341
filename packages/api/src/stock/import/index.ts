export { type Entry, entriesOf } from './entries.ts'
export { codeProblem } from './code-cells.ts'
export { type FurtherCode, furtherCodesText } from './further-codes.ts'
export {
  type ImportField,
  type ImportKind,
  importKinds,
  openingColumns,
  openingFields,
  productColumns,
  productFields,
  supplierColumns,
  supplierFields,
} from './import-fields.ts'
export { type OpeningCatalogue, type OpeningWrite, planOpening } from './plan-opening.ts'
export {
  type KnownProduct,
  type NamedRow,
  planProducts,
  type ProductCatalogue,
  type ProductWrite,
  type WholeFile,
} from './plan-products.ts'
export {
  type FieldChange,
  type ImportPlan,
  type PlannedRow,
  type RowOutcome,
  rowOutcomes,
} from './planned-row.ts'
export {
  type KnownSupplier,
  planSuppliers,
  type SupplierCatalogue,
  type SupplierWrite,
} from './plan-suppliers.ts'
