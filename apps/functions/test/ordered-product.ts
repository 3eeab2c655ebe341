import { stockRoutes } from '@org/api/stock-client'
import { serverStockPorts } from '@org/data/server'
import type { EmulatedFunctions } from './emulated-functions.ts'

/** Returns an email address that nobody has yet. */
export const freshEmail = () => `${crypto.randomUUID()}@cabinet.example`

/** Returns a file to upload as an ordonnance. */
export const pdf = () =>
  new File(['%PDF-1.7\n%%EOF\n'], 'ordonnance.pdf', { type: 'application/pdf' })

interface OrderedProduct {
  ports: ReturnType<typeof serverStockPorts>
  centre: { id: string }
  product: { id: string }
  command: { id: string }
}

/** Creates a group with a product that needs a prescription, and an order for this product. */
export async function orderedProduct(firebase: EmulatedFunctions): Promise<OrderedProduct> {
  const token = await firebase.sessionOf('stock', freshEmail())
  const ports = serverStockPorts(firebase.clientOf('stock', token, stockRoutes))
  const centre = await ports.centres.save({ name: 'Lyon Bellecour', address: '4 place Bellecour' })
  const supplier = await ports.suppliers.save({
    name: 'Dentalys',
    code: 'DEN',
    email: 'commandes@dentalys.example',
  })
  const category = await ports.productCategories.save({ name: 'Anesthésie' })
  const product = await ports.products.save({
    name: 'Articaïne',
    categoryId: category.id,
    supplierId: supplier.id,
    supplierRef: 'ART',
    code: 'ART-50',
    conditionnement: 50,
    needOrdonnance: true,
  })
  const command = await ports.commands.save({
    centreId: centre.id,
    supplierId: supplier.id,
    products: [{ id: product.id, qty: 50 }],
  })
  return { ports, centre, product, command }
}
