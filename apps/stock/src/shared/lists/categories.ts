import type { ProductCategory } from '@org/api/client'
import { createList, selectList } from '@org/app-kit'

export const categoriesKey = 'categories'

/** The product categories. Archived ones are among them, as products keep theirs. */
export const categories = createList<ProductCategory>(categoriesKey)
export const selectCategories = selectList(categories)
