import type { Centre, Filter } from '@org/api/client'
import { readToEnd } from '@org/api/client'
import type { StockPorts } from '@org/data'

/** A call that returns a page of a list. */
type ReadPage = (filter: Filter) => Promise<{ data: unknown[]; total: number }>

const all = async (read: ReadPage) => (await readToEnd<unknown>(read)).data

/** Reads the data of a group, without its photos and ordonnances. */
export async function exportGroup(ports: StockPorts): Promise<Record<string, unknown>> {
  const { centres, suppliers, productCategories, users, praticiens } = ports
  const found = (await readToEnd((filter) => centres.getAll(filter))).data
  const withData: unknown[] = []
  for (const centre of found) withData.push(await exportCentre(ports, centre))
  return {
    centres: withData,
    suppliers: await all((filter) => suppliers.getAll(filter)),
    categories: await all((filter) => productCategories.getAll(filter)),
    praticiens: await all((filter) => praticiens.getAll(null, null, filter)),
    users: await all((filter) => users.getAll(filter)),
  }
}

/** Reads a centre with its thresholds and client numbers, its stock and its orders. */
async function exportCentre(ports: StockPorts, centre: Centre): Promise<Record<string, unknown>> {
  const { id } = centre
  const { suppliers, products, stock, stockCounts, commands, commandReturns } = ports
  return {
    ...centre,
    suppliers: await all((filter) => suppliers.getAllForCentre(id, filter)),
    products: await all((filter) => products.getAllForCentre(id, filter)),
    stock: await all((filter) => stock.getAll(id, filter)),
    movements: await all((filter) => stock.getAllMovementsOfCentre(id, filter)),
    counts: await all((filter) => stockCounts.getAllByCentreId(id, filter)),
    commands: await all((filter) => commands.getAllByCentreId(id, filter)),
    returns: await all((filter) => commandReturns.getAllByCentreId(id, filter)),
  }
}
