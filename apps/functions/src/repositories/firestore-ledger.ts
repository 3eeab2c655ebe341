import {
  CentreArchivedError,
  type CentreRecord,
  MissingReferenceError,
  type MovementRecord,
  type ProductCentreRecord,
  type ProductRecord,
  type Row,
  type Scope,
  type StockLedger,
} from '@org/api'
import { byExpiry, usableStock } from '@org/api/stock'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { documentId } from '../documents/document-id.ts'
import type { Store } from '../documents/documents.ts'
import {
  afterMovement,
  balanceCollection,
  balanceId,
  lotsOf,
  type StoredBalance,
} from './ledger-documents.ts'
import { convertDatabaseErrors } from '../documents/database-errors.ts'
import { firestoreLots } from './firestore-lots.ts'

const bookingCollection = 'stock_bookings'
const movementCollection = 'stock_movements'

/**
 * A stored movement; `number` is its position among the movements of its product at its centre,
 * starting at 1.
 */
interface StoredMovement extends MovementRecord {
  number: number
}

const recordOf = ({ number: _, ...row }: StoredMovement): MovementRecord => row

/**
 * Accesses the stock ledger of a scope's organisation. `db` is used only for paged lists, which
 * read committed documents outside of transactions.
 */
export function firestoreLedger(
  store: Store,
  db: Firestore,
  { organisationId }: Scope,
): StockLedger {
  const bookingAddress = (bookingId: string) => documentId(organisationId, bookingId)

  const read = async (centreId: string, productIds: readonly string[]) => {
    const ids = [...new Set(productIds)].map((id) => balanceId(centreId, id))
    const found = await store.getAll<StoredBalance>(
      ids.map((id) => ({ collection: balanceCollection, id })),
    )
    return found.filter((row) => row.organisation_id === organisationId)
  }

  async function checkProducts(centreId: string, productIds: readonly string[]): Promise<void> {
    const centre = await store.get<CentreRecord>('centres', centreId)
    if (centre?.organisation_id !== organisationId) throw new MissingReferenceError('centre_id')
    if (centre.is_archived) throw new CentreArchivedError(centre.name)
    const ids = [...new Set(productIds)]
    const products = await store.getAll<Row>(ids.map((id) => ({ collection: 'products', id })))
    const own = products.filter((row) => row.organisation_id === organisationId)
    if (own.length < ids.length) throw new MissingReferenceError('product_id')
  }

  async function countMovements(ofCentre: Query, centreId: string, productId: string | null) {
    if (productId === null) {
      return (await convertDatabaseErrors(ofCentre.count().get())).data().count
    }
    const [balance] = await read(centreId, [productId])
    return balance?.movement_count ?? 0
  }

  return {
    async lock(centreId, productIds) {
      await checkProducts(centreId, productIds)
      // Reading is enough to lock: documents that a transaction has read do not change until it
      // ends.
      await read(centreId, productIds)
    },
    lots: async (centreId, productIds) =>
      (await read(centreId, productIds)).flatMap(lotsOf).toSorted(byExpiry),
    async expiringLots(centreId, before, limit) {
      const expiring = db
        .collection(balanceCollection)
        .where('organisation_id', '==', organisationId)
        .where('centre_id', '==', centreId)
        .where('first_expiry', '<', before)
      const { docs } = await convertDatabaseErrors(expiring.get())
      const lots = docs
        .flatMap((document) => lotsOf(document.data() as StoredBalance))
        .filter(({ expiry }) => expiry !== '' && expiry < before)
        .toSorted((a, b) => byExpiry(a, b) || (a.product_id < b.product_id ? -1 : 1))
      return { data: lots.slice(0, limit), total: lots.length }
    },
    balances: async (centreId, productIds) =>
      (await read(centreId, productIds)).map(({ product_id, qty, moved_at }) => ({
        product_id,
        qty,
        moved_at,
      })),
    async shortages(centreId, today) {
      const where = { organisation_id: organisationId, centre_id: centreId }
      const thresholds = await store.find<ProductCentreRecord>('product_centres', where)
      const balances = await store.find<StoredBalance>(balanceCollection, where)
      const byId = new Map(balances.map((row) => [row.product_id, row.lots]))
      const products = await store.getAll<ProductRecord>(
        thresholds.map(({ product_id: id }) => ({ collection: 'products', id })),
      )
      const known = new Map(products.map((row) => [row.id, row]))
      const found = thresholds.flatMap((row) => {
        const product = known.get(row.product_id)
        if (!product || product.is_archived) return []
        const lots = (byId.get(product.id) ?? []).map(({ expiry, qty }) => ({
          lotId: null,
          expiry: expiry || null,
          qty,
        }))
        const usable = usableStock(lots, today)
        if (usable > row.qty_trigger_order) return []
        const { id: product_id, name, supplier_id, conditionnement } = product
        const { qty_trigger_order, qty_min_in_stock } = row
        const figures = { conditionnement, qty_trigger_order, qty_min_in_stock, usable }
        return [{ product_id, name, supplier_id, ...figures }]
      })
      return found.toSorted((a, b) => (a.product_id < b.product_id ? -1 : 1))
    },
    isBooked: async (bookingId) =>
      (await store.get(bookingCollection, bookingAddress(bookingId))) !== null,
    book: (bookingId, movements) =>
      store.write(async (documents) => {
        const id = bookingAddress(bookingId)
        if (await documents.get(bookingCollection, id)) return false
        documents.set(bookingCollection, id, { organisation_id: organisationId })
        for (const movement of movements) {
          const balance = balanceId(movement.centre_id, movement.product_id)
          const former = await documents.get<StoredBalance>(balanceCollection, balance)
          const next = afterMovement(former, organisationId, movement)
          documents.set(balanceCollection, balance, next)
          documents.set(movementCollection, movement.id, {
            ...movement,
            organisation_id: organisationId,
            number: next.movement_count,
          } satisfies StoredMovement)
        }
        return true
      }),
    async movements(centreId, productId, { limit, offset, lot }) {
      const all = db
        .collection(movementCollection)
        .where('organisation_id', '==', organisationId)
        .where('centre_id', '==', centreId)
      const ofCentre = lot === undefined ? all : all.where('lot', '==', lot)
      const held =
        productId === null
          ? // Several movements of a product may be booked within a second; `number` orders them.
            ofCentre.orderBy('created_at', 'desc').orderBy('number', 'desc')
          : ofCentre.where('product_id', '==', productId).orderBy('number', 'desc')
      const { docs } = await convertDatabaseErrors(held.limit(limit).offset(offset).get())
      const data = docs.map((document) => recordOf(document.data() as StoredMovement))
      return { data, total: await countMovements(ofCentre, centreId, productId) }
    },
    async movementsFrom(sourceId) {
      const where = { organisation_id: organisationId, source_id: sourceId }
      const found = await store.find<StoredMovement>(movementCollection, where)
      return found.toSorted((one, other) => one.number - other.number).map(recordOf)
    },
    ...firestoreLots(db, organisationId),
    lotStock: async ({ productId, lot, centreIds }) => {
      const held = await Promise.all(centreIds.map((centreId) => read(centreId, [productId])))
      return held
        .flat()
        .flatMap(lotsOf)
        .filter((row) => row.lot === lot)
    },
  }
}
