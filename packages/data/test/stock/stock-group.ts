import type { Centre, ProductCategory, StockProduct, Supplier } from '@org/api/client'
import type { StockPorts } from '../../src/index.ts'
import type { StockPortsHost } from './stock-ports-host.ts'

type Permissions = Parameters<StockPorts['users']['save']>[0]['permissions']

/** A group with two centres and one product, and the ports of its super admin. */
export interface StockGroup {
  host: StockPortsHost
  ports: StockPorts
  centre: Centre
  otherCentre: Centre
  supplier: Supplier
  category: ProductCategory
  product: StockProduct
}

export const address = '4 place Bellecour, 69002 Lyon'

/** Returns an email address that no other test uses. */
export const freshEmail = () => `${crypto.randomUUID()}@cabinet.example`

/** Creates a group for one test, using only the ports. */
export async function makeGroup(host: StockPortsHost): Promise<StockGroup> {
  const ports = await host.signIn(freshEmail())
  const centre = await ports.centres.save({ name: 'Lyon Bellecour', address })
  const otherCentre = await ports.centres.save({ name: 'Villeurbanne', address })
  const supplier = await ports.suppliers.save({
    name: 'Dentalys',
    code: 'DEN',
    email: 'commandes@dentalys.example',
  })
  const category = await ports.productCategories.save({ name: 'Gants' })
  const product = await ports.products.save({
    name: 'Gants nitrile M',
    categoryId: category.id,
    supplierId: supplier.id,
    supplierRef: 'GN-M',
    code: 'GN-M-100',
    conditionnement: 100,
  })
  return { host, ports, centre, otherCentre, supplier, category, product }
}

/** Adds a user of the first centre, and returns the ports of this user. */
export async function memberOf(
  { host, ports, centre }: StockGroup,
  permissions: NonNullable<Permissions>,
): Promise<StockPorts> {
  const email = freshEmail()
  await ports.users.save({ email, displayName: 'Zoé Martin', centreId: centre.id, permissions })
  return host.signIn(email)
}

/** Adds units of the product to the first centre, outside of lots. */
export const addUnits = ({ ports, centre, product }: StockGroup, qty: number) =>
  ports.stock.add(centre.id, {
    bookingId: crypto.randomUUID(),
    lines: [{ productId: product.id, qty }],
  })

/** Adds an order of two boxes at the first centre. */
export const addCommand = ({ ports, centre, supplier, product }: StockGroup) =>
  ports.commands.save({
    centreId: centre.id,
    supplierId: supplier.id,
    products: [{ id: product.id, qty: 200 }],
  })

/** Adds a return of 30 units at the first centre. */
export const addReturn = ({ ports, centre, supplier, product }: StockGroup) =>
  ports.commandReturns.save({
    centreId: centre.id,
    supplierId: supplier.id,
    products: [{ id: product.id, qty: 30 }],
  })
