import type { Table } from '../table.ts'
import type { StockLedger } from './ledger.ts'
import type { CommandRecord, CommandReturnRecord, OrderEventRecord } from './orders.ts'
import type {
  CategoryRecord,
  CentreRecord,
  CountEntryRecord,
  CountLineRecord,
  CountRecord,
  PraticienRecord,
  ProductCentreRecord,
  ProductCodeRecord,
  ProductRecord,
  StockMemberRecord,
  StockPhotoRecord,
  SupplierCentreRecord,
  SupplierRecord,
} from './records.ts'
import type { StartBooking, StockList } from './stock-list.ts'

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
  commands: Table<CommandRecord>
  commandReturns: Table<CommandReturnRecord>
  orderEvents: Table<OrderEventRecord>
  counts: Table<CountRecord>
  countLines: Table<CountLineRecord>
  countEntries: Table<CountEntryRecord>
  photos: Table<StockPhotoRecord>
  ledger: StockLedger
  list: StockList
  startBooking: StartBooking
}

/** Look-ups over all organisations, for the scheduled work of the server. */
export interface StockCentres {
  /**
   * Lists the centres whose daily ordering is due: `create_cmd_hour` is at most `hour`, and the
   * last run was before `date`.
   */
  toOrder(date: string, hour: number): Promise<{ id: string; organisation_id: string }[]>
}
