import {
  type CentreRecord,
  composedBookingStart,
  computedStockList,
  type Row,
  type Scope,
  type StockCentres,
  type StockRepositories,
} from '@org/api'
import type { Firestore } from 'firebase-admin/firestore'
import type { ReadDocuments, Store } from '../documents/documents.ts'
import { firestoreLedger } from './firestore-ledger.ts'
import { firestoreTable } from './firestore-table.ts'
import { notBeingDeleted } from './organisation-deletions.ts'
import { stockRules, type TableRule } from './table-rules.ts'

/** Accesses the stock product's rows of a scope's organisation. */
export function firestoreStock(store: Store, db: Firestore, scope: Scope): StockRepositories {
  const table = <R extends Row>(rule: TableRule<R>) => firestoreTable(store, scope, rule)
  const tables = {
    centres: table(stockRules.centres),
    suppliers: table(stockRules.suppliers),
    supplierCentres: table(stockRules.supplierCentres),
    categories: table(stockRules.categories),
    products: table(stockRules.products),
    productCodes: table(stockRules.productCodes),
    productCentres: table(stockRules.productCentres),
    praticiens: table(stockRules.praticiens),
    members: table(stockRules.members),
    commands: table(stockRules.commands),
    commandReturns: table(stockRules.commandReturns),
    orderEvents: table(stockRules.orderEvents),
    counts: table(stockRules.counts),
    countLines: table(stockRules.countLines),
    countEntries: table(stockRules.countEntries),
    photos: table(stockRules.photos),
    ledger: firestoreLedger(store, db, scope),
  }
  const list = computedStockList(tables)
  return { ...tables, list, startBooking: composedBookingStart({ ...tables, list }) }
}

/** Looks up centres of all organisations. */
export function firestoreStockCentres(store: ReadDocuments): StockCentres {
  return {
    async toOrder(date, hour) {
      const centres = await store.find<CentreRecord>('centres', { is_archived: false })
      return (await notBeingDeleted(store, centres))
        .filter(({ ordered_on }) => ordered_on < date)
        .filter(({ create_cmd_hour: due }) => due !== null && due <= hour)
        .map(({ id, organisation_id }) => ({ id, organisation_id }))
    },
  }
}
