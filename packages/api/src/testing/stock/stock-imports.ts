import type { StockOperationId } from '../../contract/operations.ts'
import { freshBooking, freshCode, type StockWorld } from './stock-world.ts'

/** Creates a CSV file with these lines, as people upload it. */
export const tableOf = (...lines: string[]): File =>
  new File([`${lines.join('\r\n')}\r\n`], 'import.csv', { type: 'text/csv' })

const headings = 'Code;Nom;Catégorie;Fournisseur;Référence fournisseur'

/** Creates a table with one product that does not exist yet. */
export const newProductTable = (code = freshCode()): File =>
  tableOf(headings, `${code};Compresses stériles;Gants;Dentalys;CS-10`)

export const newSupplierTable = (): File =>
  tableOf('Nom;Code;Email', `Fournisseur ${freshCode()};F;vente@fournisseur.example`)

/** Creates a table that sets the stock of the world's product. */
export const openingTable = ({ code }: StockWorld, qty = 40): File =>
  tableOf('Code;Quantité;Lot;Péremption', `${code};${qty};;`)

/** Returns the query and the file of a call that imports a table; null for any other call. */
export async function importRequest(
  world: StockWorld,
  id: StockOperationId,
): Promise<{ query: Record<string, string>; file: File } | null> {
  const { client } = world.superAdmin
  switch (id) {
    case 'previewProductImport':
      return { query: {}, file: newProductTable() }
    case 'previewSupplierImport':
      return { query: {}, file: newSupplierTable() }
    case 'previewOpeningStock':
      return { query: {}, file: openingTable(world) }
    case 'runProductImport': {
      const file = newProductTable()
      const { digest } = await client.call('previewProductImport', { query: {}, body: { file } })
      return { query: { digest }, file }
    }
    case 'runSupplierImport': {
      const file = newSupplierTable()
      const { digest } = await client.call('previewSupplierImport', { query: {}, body: { file } })
      return { query: { digest }, file }
    }
    case 'runOpeningStock': {
      const file = openingTable(world)
      const path = { id: world.centreId }
      const { digest } = await client.call('previewOpeningStock', {
        path,
        query: {},
        body: { file },
      })
      return { query: { digest, bookingId: freshBooking() }, file }
    }
    default:
      return null
  }
}
