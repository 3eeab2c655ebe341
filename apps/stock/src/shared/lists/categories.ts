import type { ProductCategory } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const categoriesKey = 'categories'

/** The product categories, including archived ones, which products may still have. */
export const categories = createList<ProductCategory>(categoriesKey)
export const selectCategories = selectList(categories)
