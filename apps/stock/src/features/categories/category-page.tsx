import type { ProductCategory } from '@org/api/client'
import { withFeature } from '@org/app-kit'
import { PageHeader } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { EditForm } from '#shared/forms/edit-form.tsx'
import { OpenedPage } from '#shared/forms/opened-page.tsx'
import { categories } from '#shared/lists/categories.ts'
import { useOpened } from '#shared/lists/use-opened.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { categoriesFlow } from './categories-saga.ts'
import { categoryForm, categoryFormValues, categoryValues } from './category-form.ts'
import { categoriesFeature } from './feature.ts'
import { categoriesTexts } from './texts.ts'

const missing = {
  title: categoriesTexts.notFound,
  list: { href: paths.categories, label: categoriesTexts.toCategories },
}

/** A product category. */
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
      <OpenedPage title={categoriesTexts.title} missing={missing} opened={opened}>
        {(category) => (
          <>
            <PageHeader title={category.name} />
            <EditForm
              key={id}
              item={category}
              label={category.name}
              description={categoryForm}
              toForm={categoryFormValues}
              toApi={categoryValues}
              flow={categoriesFlow}
              list={categories}
            />
          </>
        )}
      </OpenedPage>
    </EditorsOnly>
  )
}

export const CategoryPage = withFeature(categoriesFeature, CategoryScreen)
