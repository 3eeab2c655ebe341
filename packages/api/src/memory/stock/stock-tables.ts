import { nameKey } from '../../contract/name-key.ts'
import type { Scope } from '../../ports/repositories.ts'
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
import type { StockCentres, StockRepositories } from '../../ports/stock/repositories.ts'
import type { Row } from '../../ports/table.ts'
import type { MemoryState } from '../state.ts'
import type { Store } from '../store.ts'
import { memoryTable, type TableRule } from '../table.ts'
import { memoryLedger } from './memory-ledger.ts'
import { composedBookingStart } from '../../views/stock/composed-booking-start.ts'
import { computedStockList } from '../../views/stock/computed-stock-list.ts'

const centres = (state: MemoryState) => state.stock.centres
const suppliers = (state: MemoryState) => state.stock.suppliers
const categories = (state: MemoryState) => state.stock.categories
const products = (state: MemoryState) => state.stock.products
const counts = (state: MemoryState) => state.stock.counts

/**
 * Returns the rule of a table whose rows any scope of the organisation may access, because the
 * handlers limit them to the caller's centres.
 */
function ruleOf<R extends Row>(
  rows: TableRule<R>['rows'],
  { unique = {}, references = [] }: Partial<Pick<TableRule<R>, 'unique' | 'references'>> = {},
): TableRule<R> {
  return { rows, permits: () => true, unique, references }
}

const uniqueName = { name: ({ name }: { name: string }) => nameKey(name) }

const rules = {
  centres: ruleOf<CentreRecord>(centres, { unique: uniqueName }),
  suppliers: ruleOf<SupplierRecord>(suppliers, { unique: uniqueName }),
  supplierCentres: ruleOf<SupplierCentreRecord>(({ stock }) => stock.supplierCentres, {
    references: [
      ['supplier_id', suppliers],
      ['centre_id', centres],
    ],
  }),
  categories: ruleOf<CategoryRecord>(categories, { unique: uniqueName }),
  products: ruleOf<ProductRecord>(products, {
    references: [
      ['category_id', categories],
      ['supplier_id', suppliers],
    ],
  }),
  productCodes: ruleOf<ProductCodeRecord>(({ stock }) => stock.productCodes, {
    unique: { code: ({ code }) => code },
    references: [['product_id', products]],
  }),
  productCentres: ruleOf<ProductCentreRecord>(({ stock }) => stock.productCentres, {
    references: [
      ['product_id', products],
      ['centre_id', centres],
    ],
  }),
  praticiens: ruleOf<PraticienRecord>(({ stock }) => stock.praticiens, {
    references: [['centre_id', centres]],
  }),
  commands: ruleOf<CommandRecord>(({ stock }) => stock.commands, {
    references: [
      ['centre_id', centres],
      ['supplier_id', suppliers],
    ],
  }),
  commandReturns: ruleOf<CommandReturnRecord>(({ stock }) => stock.commandReturns, {
    references: [
      ['centre_id', centres],
      ['supplier_id', suppliers],
    ],
  }),
  orderEvents: ruleOf<OrderEventRecord>(({ stock }) => stock.orderEvents),
  members: ruleOf<StockMemberRecord>(({ stock }) => stock.members, {
    references: [
      ['id', (state) => state.users],
      ['centre_id', centres],
    ],
  }),
  counts: ruleOf<CountRecord>(counts, {
    unique: {
      open: ({ id, status, centre_id, category_id }) =>
        status === 'open' ? `${centre_id} ${category_id}` : id,
    },
    references: [
      ['centre_id', centres],
      ['category_id', categories],
    ],
  }),
  countLines: ruleOf<CountLineRecord>(({ stock }) => stock.countLines, {
    unique: {
      lot: ({ count_id, product_id, expiry, lot }) => [count_id, product_id, expiry, lot].join(' '),
    },
    references: [
      ['count_id', counts],
      ['product_id', products],
    ],
  }),
  countEntries: ruleOf<CountEntryRecord>(({ stock }) => stock.countEntries, {
    references: [['count_id', counts]],
  }),
  photos: ruleOf<StockPhotoRecord>(({ stock }) => stock.photos),
}

/** Accesses the stock product's rows of a scope's organisation. */
export function memoryStock(store: Store, scope: Scope): StockRepositories {
  const tables = {
    centres: memoryTable(store, scope, rules.centres),
    suppliers: memoryTable(store, scope, rules.suppliers),
    supplierCentres: memoryTable(store, scope, rules.supplierCentres),
    categories: memoryTable(store, scope, rules.categories),
    products: memoryTable(store, scope, rules.products),
    productCodes: memoryTable(store, scope, rules.productCodes),
    productCentres: memoryTable(store, scope, rules.productCentres),
    praticiens: memoryTable(store, scope, rules.praticiens),
    members: memoryTable(store, scope, rules.members),
    commands: memoryTable(store, scope, rules.commands),
    commandReturns: memoryTable(store, scope, rules.commandReturns),
    orderEvents: memoryTable(store, scope, rules.orderEvents),
    counts: memoryTable(store, scope, rules.counts),
    countLines: memoryTable(store, scope, rules.countLines),
    countEntries: memoryTable(store, scope, rules.countEntries),
    photos: memoryTable(store, scope, rules.photos),
    ledger: memoryLedger(store, scope),
  }
  const list = computedStockList(tables)
  return { ...tables, list, startBooking: composedBookingStart({ ...tables, list }) }
}

/** Looks up centres of all organisations. */
export function memoryStockCentres(store: Store): StockCentres {
  return {
    toOrder: async (date, hour) =>
      [...store.state.stock.centres.values()]
        .filter((row) => !row.is_archived && row.ordered_on < date)
        .filter((row) => !store.state.deletions.has(row.organisation_id))
        .filter(({ create_cmd_hour: due }) => due !== null && due <= hour)
        .map(({ id, organisation_id }) => ({ id, organisation_id })),
  }
}
