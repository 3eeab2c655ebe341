import type { CentrePort } from './centre-port.ts'
import type { CommandPort } from './command-port.ts'
import type { CommandReturnPort } from './command-return-port.ts'
import type { GroupPort } from './group-port.ts'
import type { PraticienPort } from './praticien-port.ts'
import type { ProductCategoryPort } from './product-category-port.ts'
import type { ProductCentreDataPort, ProductPort } from './product-port.ts'
import type { StockCountPort } from './stock-count-port.ts'
import type { StockPort } from './stock-port.ts'
import type { SupplierCentreDataPort, SupplierPort } from './supplier-port.ts'
import type { UserPort } from './user-port.ts'

/** The data of the stock product, as the signed-in user may read and write it. */
export interface StockPorts {
  centres: CentrePort
  suppliers: SupplierPort
  supplierCentreData: SupplierCentreDataPort
  productCategories: ProductCategoryPort
  products: ProductPort
  productCentreData: ProductCentreDataPort
  stock: StockPort
  stockCounts: StockCountPort
  commands: CommandPort
  commandReturns: CommandReturnPort
  users: UserPort
  praticiens: PraticienPort
  group: GroupPort
}
