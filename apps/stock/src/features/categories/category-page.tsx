import type { ProductCategory } from '@org/api/client'
import { useOpened, withFeature } from '@org/app-kit'
import { OpenedForm } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { categories } from '#shared/lists/categories.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { categoriesFlow } from './categories-saga.ts'
import { categoryForm, categoryFormValues, categoryValues } from './category-form.ts'
import { categoriesFeature } from './feature.ts'
import { categoriesTexts } from './texts.ts'

const missing = {
  title: categoriesTexts.notFound,
  homePath: paths.home,
  list: { href: paths.categories, label: categoriesTexts.toCategories },
}

/** The page of a product category. */
function CategoryScreen() {
  const { categoryId: id = '' } = useParams()
  const ports = useStockPorts()
  const load = useCallback(
    async (signal: AbortSignal): Promise<ProductCategory> =>
      ports.productCategories.get(id, { signal }),
    [ports, id],
  )
  const opened = useOpened(categories, id, load)
  return (
    <EditorsOnly permission="productCategories">
      <OpenedForm
        title={categoriesTexts.title}
        missing={missing}
        opened={opened}
        description={categoryForm}
        toForm={categoryFormValues}
        toApi={categoryValues}
        flow={categoriesFlow}
        list={categories}
      />
    </EditorsOnly>
  )
}

export const CategoryPage = withFeature(categoriesFeature, CategoryScreen)
