import type { StockProduct } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const productsKey = 'products'

/** Only the products whose page was opened, because there may be too many to load all of them. */
export const products = createList<StockProduct>(productsKey)
export const selectProducts = selectList(products)
