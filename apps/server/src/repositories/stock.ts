import type {
  CategoryRecord,
  CentreRecord,
  CommandRecord,
  CommandReturnRecord,
  OrderEventRecord,
  CountEntryRecord,
  CountLineRecord,
  CountRecord,
  PraticienRecord,
  ProductCentreRecord,
  ProductCodeRecord,
  ProductRecord,
  Row,
  Scope,
  StockCentres,
  StockMemberRecord,
  StockPhotoRecord,
  StockRepositories,
  SupplierCentreRecord,
  SupplierRecord,
} from '@org/api'
import { isNotBeingDeleted } from './organisation-deletions.ts'
import type { AnyTable, Queryable } from './queryable.ts'
import type { StockTable } from './scope-conditions.ts'
import { scopedTable } from './scoped-table.ts'
import { startBooking } from './start-booking.ts'
import { stockLedger } from './stock-ledger.ts'
import { stockList } from './stock-list.ts'

/** Accesses the stock product's rows of a scope's organisation. */
export function stockRepositories(
  db: Queryable,
  scope: Scope,
  isLocking: boolean,
): StockRepositories {
  const table = <R extends Row>(name: StockTable) =>
    scopedTable<R>(db as unknown as AnyTable, name, scope, isLocking)
  const products = table<ProductRecord>('products')
  const ledger = stockLedger(db, scope)
  return {
    centres: table<CentreRecord>('centres'),
    suppliers: table<SupplierRecord>('suppliers'),
    supplierCentres: table<SupplierCentreRecord>('supplier_centres'),
    categories: table<CategoryRecord>('categories'),
    products,
    productCodes: table<ProductCodeRecord>('product_codes'),
    productCentres: table<ProductCentreRecord>('product_centres'),
    praticiens: table<PraticienRecord>('praticiens'),
    members: table<StockMemberRecord>('stock_members'),
    commands: table<CommandRecord>('commands'),
    commandReturns: table<CommandReturnRecord>('command_returns'),
    orderEvents: table<OrderEventRecord>('order_events'),
    counts: table<CountRecord>('stock_counts'),
    countLines: table<CountLineRecord>('stock_count_lines'),
    countEntries: table<CountEntryRecord>('stock_count_entries'),
    photos: table<StockPhotoRecord>('stock_photos'),
    ledger,
    list: stockList(db, scope, products),
    startBooking: startBooking(db, scope, ledger),
  }
}

/** Looks up centres of all organisations. */
export function stockCentres(db: Queryable): StockCentres {
  return {
    toOrder: (date, hour) =>
      db
        .selectFrom('centres')
        .select(['id', 'organisation_id'])
        .where('create_cmd_hour', '<=', hour)
        .where('is_archived', '=', false)
        .where('ordered_on', '<', date)
        .where(isNotBeingDeleted('centres'))
        .orderBy('id')
        .execute(),
  }
}
