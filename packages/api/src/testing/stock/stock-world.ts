import { register } from '../../accounts/register.ts'
import type { UserRecord } from '../../ports/records.ts'
import { type Permission, permissions } from '../../stock/rules/permissions.ts'
import type { ContractHost } from '../host.ts'
import { freshEmail, makeWorld, personOf, type Person } from '../world.ts'

/** A group of two centres with a small catalogue, and its super admin. */
export interface StockWorld {
  host: ContractHost
  organisationId: string
  superAdmin: Person
  centreId: string
  otherCentreId: string
  supplierId: string
  categoryId: string
  productId: string
  /** The code of the product `productId`. */
  code: string
}

/**
 * The rights of a member to add. By default, the member is active in all centres, without
 * permissions.
 */
export interface NewRights {
  centreId?: string | null
  isAdmin?: boolean
  permissions?: readonly Permission[]
}

let codes = 0

/** Returns an internal code that no other test on the host uses. */
export function freshCode(): string {
  codes += 1
  return `INT-${codes}`
}

/** Returns a booking id that no other test on the host uses. */
export function freshBooking(): string {
  return `booking-of-a-test-${freshCode()}`
}

/** Adds units of the product to the first centre, by default without a lot. */
export async function addUnits(
  { superAdmin, centreId, productId }: StockWorld,
  qty: number,
  lot: { lot?: string; expiry?: string; isExpiredConfirmed?: boolean } = {},
): Promise<void> {
  const body = { bookingId: freshBooking(), lines: [{ productId, qty, ...lot }] }
  await superAdmin.client.call('addStock', { path: { id: centreId }, body })
}

/**
 * Creates a group in the stock product, with its super admin, two centres and a small catalogue.
 */
export async function makeStockWorld(host: ContractHost): Promise<StockWorld> {
  const superAdmin = await personOf(host, await owner(host))
  const { client } = superAdmin
  const address = '4 place Bellecour, 69002 Lyon'
  const centre = await client.call('createCentre', { body: { name: 'Lyon Bellecour', address } })
  const other = await client.call('createCentre', { body: { name: 'Villeurbanne', address } })
  const supplier = await client.call('createSupplier', {
    body: { name: 'Dentalys', code: 'DEN', email: 'commandes@dentalys.example' },
  })
  const category = await client.call('createProductCategory', { body: { name: 'Gants' } })
  const code = freshCode()
  const product = await client.call('createProduct', {
    body: {
      name: 'Gants nitrile M',
      categoryId: category.id,
      supplierId: supplier.id,
      supplierRef: 'GN-M',
      code,
      conditionnement: 100,
    },
  })
  return {
    host,
    organisationId: (await stored(host, superAdmin.id)).organisation_id,
    superAdmin,
    centreId: centre.id,
    otherCentreId: other.id,
    supplierId: supplier.id,
    categoryId: category.id,
    productId: product.id,
    code,
  }
}

async function owner(host: ContractHost): Promise<UserRecord> {
  const { adapters } = host
  return adapters.repositories.transaction((inside) =>
    register(adapters, inside, { email: freshEmail('gerante'), product: 'stock' }),
  )
}

async function stored(host: ContractHost, id: string): Promise<UserRecord> {
  const user = await host.adapters.repositories.accounts.byId(id)
  if (!user) throw new Error(`There is no user ${id}`)
  return user
}

/** Adds a member, and signs the member in. */
export async function addMember(world: StockWorld, rights: NewRights = {}): Promise<Person> {
  const { host, superAdmin } = world
  const body = {
    email: freshEmail('equipe'),
    displayName: 'Zoé Martin',
    centreId: rights.centreId ?? null,
    isAdmin: rights.isAdmin ?? false,
    permissions: [...(rights.permissions ?? [])],
  }
  const { id } = await superAdmin.client.call('createStockUser', { body })
  return personOf(host, await stored(host, id))
}

/**
 * Adds a member of the first centre who is then deactivated, and returns the member with the token
 * from before the deactivation.
 */
export async function addDeactivated(world: StockWorld): Promise<Person> {
  const person = await addMember(world, { centreId: world.centreId, permissions })
  await world.superAdmin.client.call('updateStockUser', {
    path: { id: person.id },
    body: { isActive: false },
  })
  return person
}

/** Creates an administrator of the signature product. */
export async function signatureAdmin(host: ContractHost): Promise<Person> {
  return (await makeWorld(host)).admin
}
