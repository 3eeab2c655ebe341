import type { LotRecord, MovementRecord } from '../../ports/stock/ledger.ts'
import type {
  CommandRecord,
  CommandReturnRecord,
  OrderEventRecord,
} from '../../ports/stock/orders.ts'
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
} from '../../ports/stock/records.ts'

/** The stock product's rows, by primary key. Rows are replaced, never changed in place. */
export interface StockState {
  centres: Map<string, CentreRecord>
  suppliers: Map<string, SupplierRecord>
  supplierCentres: Map<string, SupplierCentreRecord>
  categories: Map<string, CategoryRecord>
  products: Map<string, ProductRecord>
  productCodes: Map<string, ProductCodeRecord>
  productCentres: Map<string, ProductCentreRecord>
  praticiens: Map<string, PraticienRecord>
  members: Map<string, StockMemberRecord>
  commands: Map<string, CommandRecord>
  commandReturns: Map<string, CommandReturnRecord>
  orderEvents: Map<string, OrderEventRecord>
  counts: Map<string, CountRecord>
  countLines: Map<string, CountLineRecord>
  countEntries: Map<string, CountEntryRecord>
  photos: Map<string, StockPhotoRecord>
  /** Keyed by centre, product, expiry and lot. */
  lots: Map<string, LotRecord>
  /** In the order of booking. */
  movements: Map<string, MovementRecord>
  /** The ids of all bookings so far, keyed by organisation and booking id; used as a set. */
  bookings: Map<string, string>
}

export function emptyStockState(): StockState {
  return {
    centres: new Map(),
    suppliers: new Map(),
    supplierCentres: new Map(),
    categories: new Map(),
    products: new Map(),
    productCodes: new Map(),
    productCentres: new Map(),
    praticiens: new Map(),
    members: new Map(),
    commands: new Map(),
    commandReturns: new Map(),
    orderEvents: new Map(),
    counts: new Map(),
    countLines: new Map(),
    countEntries: new Map(),
    photos: new Map(),
    lots: new Map(),
    movements: new Map(),
    bookings: new Map(),
  }
}
