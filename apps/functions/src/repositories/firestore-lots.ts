import type { MovementRecord, StockLedger } from '@org/api'
import type { Firestore, Query } from 'firebase-admin/firestore'
import { convertDatabaseErrors } from '../documents/database-errors.ts'

/** Maximum number of movements among which a search looks for lots. */
const searched = 500

/** The last character, which ends the range of the names that start with a text. */
const last = '\uf8ff'

type Lots = Pick<StockLedger, 'searchLots' | 'ordersOfLot' | 'lotMovements'>

/**
 * The part of an organisation's ledger that looks up lots by its movements. Firestore compares text
 * exactly, so the case of a lot must match here.
 */
export function firestoreLots(db: Firestore, organisationId: string): Lots {
  const movements = db.collection('stock_movements').where('organisation_id', '==', organisationId)
  const rowsOf = async (query: Query) => {
    const { docs } = await convertDatabaseErrors(query.get())
    return docs.map((document) => {
      const { number: _, ...row } = document.data() as MovementRecord & { number: number }
      return row
    })
  }
  return {
    async searchLots(prefix, centreIds, limit) {
      const [only] = centreIds.length === 1 ? centreIds : []
      const visible = only === undefined ? movements : movements.where('centre_id', '==', only)
      const rows = await rowsOf(
        visible
          .where('lot', '>=', prefix)
          .where('lot', '<', prefix + last)
          .orderBy('lot')
          .limit(searched),
      )
      const lots = rows
        .filter((row) => centreIds.includes(row.centre_id))
        .map(({ product_id, lot, expiry }) => ({ product_id, lot, expiry }))
      return [...new Map(lots.map((lot) => [JSON.stringify(lot), lot])).values()].slice(0, limit)
    },
    async ordersOfLot(centreId, lot) {
      const rows = await rowsOf(
        movements
          .where('centre_id', '==', centreId)
          .where('lot', '==', lot)
          .where('reason', '==', 'received'),
      )
      return [...new Set(rows.map((row) => row.source_id))]
    },
    async lotMovements({ productId, lot, centreIds }, { limit, offset }) {
      const ofLot = movements.where('product_id', '==', productId).where('lot', '==', lot)
      const rows = await rowsOf(ofLot.orderBy('created_at', 'desc').orderBy('number', 'desc'))
      const visible = rows.filter((row) => centreIds.includes(row.centre_id))
      return { data: visible.slice(offset, offset + limit), total: visible.length }
    },
  }
}
