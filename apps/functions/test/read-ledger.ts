import { Firestore } from 'firebase-admin/firestore'
import type { LotRecord, MovementRecord } from '@org/api'
import type { StoredBalance } from '../src/repositories/ledger-documents.ts'

/** The movements that a centre has booked, and the stock that results from them. */
export interface Ledger {
  movements: MovementRecord[]
  balances: StoredBalance[]
  lots: Pick<LotRecord, 'centre_id' | 'product_id' | 'lot' | 'expiry' | 'qty'>[]
}

/** Reads the ledger of a centre from the emulator that `FIRESTORE_EMULATOR_HOST` names. */
export async function readLedger(projectId: string, centreId: string): Promise<Ledger> {
  const db = new Firestore({ projectId })
  const read = async (collection: string) => {
    const { docs } = await db.collection(collection).where('centre_id', '==', centreId).get()
    return docs.map((document) => document.data())
  }
  const balances = (await read('stock_balances')) as StoredBalance[]
  const ledger = {
    movements: (await read('stock_movements')) as MovementRecord[],
    balances,
    lots: balances.flatMap(({ centre_id, product_id, lots }) =>
      lots.map((lot) => ({ ...lot, centre_id, product_id })),
    ),
  }
  await db.terminate()
  return ledger
}
