import type { Table } from '../table.ts'
import type { StockLedger } from './ledger.ts'
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
} from './records.ts'

/** The stock product's rows in an organisation. */
export interface StockRepositories {
  centres: Table<CentreRecord>
  suppliers: Table<SupplierRecord>
  supplierCentres: Table<SupplierCentreRecord>
  categories: Table<CategoryRecord>
  products: Table<ProductRecord>
  productCodes: Table<ProductCodeRecord>
  productCentres: Table<ProductCentreRecord>
  praticiens: Table<PraticienRecord>
  members: Table<StockMemberRecord>
  ledger: StockLedger
}
