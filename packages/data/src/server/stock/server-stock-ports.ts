import type { Client } from '@org/api/client'
import type { StockPorts } from '../../ports/stock/stock-ports.ts'
import { serverCentres } from './centres.ts'
import { serverCommandReturns } from './command-returns.ts'
import { serverCommands } from './commands.ts'
import { serverGroup } from './group.ts'
import { serverPraticiens } from './praticiens.ts'
import { serverProductCategories } from './product-categories.ts'
import { serverProductCentreData, serverProducts } from './products.ts'
import { serverStockCounts } from './stock-counts.ts'
import { serverStock } from './stock.ts'
import { serverSupplierCentreData, serverSuppliers } from './suppliers.ts'
import { serverUsers } from './users.ts'

/** Implements `StockPorts` using the API. `client` must have the routes of the stock product. */
export function serverStockPorts(client: Client): StockPorts {
  return {
    centres: serverCentres(client),
    suppliers: serverSuppliers(client),
    supplierCentreData: serverSupplierCentreData(client),
    productCategories: serverProductCategories(client),
    products: serverProducts(client),
    productCentreData: serverProductCentreData(client),
    stock: serverStock(client),
    stockCounts: serverStockCounts(client),
    commands: serverCommands(client),
    commandReturns: serverCommandReturns(client),
    users: serverUsers(client),
    praticiens: serverPraticiens(client),
    group: serverGroup(client),
  }
}
