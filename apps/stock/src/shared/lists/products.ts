import type { StockProduct } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const productsKey = 'products'

/** The products whose page was opened. There may be too many to load them all. */
export const products = createList<StockProduct>(productsKey)
export const selectProducts = selectList(products)
