import { photoKey } from '../../media/stock-photos.ts'
import { ordonnanceKey } from '../../orders/ordonnances.ts'
import { jpgFile } from '../images.ts'
import { countUnits, startCount } from './stock-counts.ts'
import { addOrder, addOrdonnance, addReturn, addSentOrder } from './stock-orders.ts'
import { addUnits, type StockWorld } from './stock-world.ts'

/**
 * Adds rows to each table of the stock product: a practitioner, a photo, units in stock, a count, a
 * return, an order whose mail waits, and an order with an ordonnance.
 *
 * @returns the addresses and the keys of the photo and the ordonnance
 */
export async function fillGroup(
  world: StockWorld,
): Promise<{ addresses: string[]; keys: string[] }> {
  const { superAdmin, organisationId, productId, supplierId, centreId } = world
  const { client } = superAdmin
  await client.call('createPraticien', { body: { name: 'Dr Louis Petit', centreId } })
  const photoOf = { path: { id: productId }, body: { file: jpgFile() } }
  const { photo } = await client.call('saveProductPhoto', photoOf)
  await client.call('saveProductCentreData', {
    path: { id: productId, centreId },
    body: { qtyTriggerOrder: 1, qtyMinInStock: 2 },
  })
  await client.call('saveSupplierCentreData', {
    path: { id: supplierId, centreId },
    body: { clientNumber: 'C-1042' },
  })
  await addUnits(world, 100)
  await countUnits(world, (await startCount(world)).id, 90)
  await addReturn(world)
  await addSentOrder(world)
  const { id: commandId } = await addOrder(world)
  const ref = await addOrdonnance(world, commandId)
  const { url } = await client.call('getOrdonnanceAddress', { path: { id: commandId, ref } })
  return {
    addresses: [photo?.url ?? '', url],
    keys: [
      photoKey(organisationId, photo?.ref ?? ''),
      ordonnanceKey({ organisationId, commandId }, ref),
    ],
  }
}
