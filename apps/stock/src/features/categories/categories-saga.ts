import type { ProductCategory } from '@org/api/client'
import { createEntityFlow, type UpdateRequest } from '@org/app-kit'
import { categories } from '#shared/lists/categories.ts'
import { stockPorts } from '#shared/ports/stock-ports.ts'
import { updateTexts } from '#shared/catalogue/update-texts.ts'
import { texts } from '#shared/texts.ts'
import { categoriesTexts } from './texts.ts'

/** The values that a person enters for a category. */
export type CategoryValues = Pick<ProductCategory, 'name'>

interface CategoryCreation {
  values: CategoryValues
  idempotencyKey: string
}

interface CategoryUpdate extends UpdateRequest<ProductCategory> {
  values: Partial<CategoryValues> & { isArchived?: boolean }
}

/** Loads, adds, changes and archives the product categories. */
export const categoriesFlow = createEntityFlow<ProductCategory, CategoryCreation, CategoryUpdate>({
  list: categories,
  texts: { save: texts.save, deletedMeanwhile: categoriesTexts.deletedMeanwhile },
  load: {
    page: (environment, { query }, options) =>
      stockPorts(environment).productCategories.getAll(query.filter, options),
    after: {},
    table: 'categories',
  },
  create: {
    place: 'last',
    texts: () => ({ failed: null }),
    send: (environment, { values }, _path, options) =>
      stockPorts(environment).productCategories.save(values, options),
  },
  update: {
    texts: ({ values }) => updateTexts(values),
    send: (environment, id, body, options) =>
      stockPorts(environment).productCategories.save({ ...body, id }, options),
  },
})
