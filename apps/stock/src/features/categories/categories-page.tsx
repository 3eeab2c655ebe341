import type { ProductCategory } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { useAppSelector, withFeature } from '@org/app-kit'
import { RowLink } from '@org/app-kit/pages'
import type { DataTableCell } from '@org/ui/data-table'
import { Tags } from 'lucide-react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { CatalogueList, type CatalogueListProps } from '#shared/catalogue/catalogue-list.tsx'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { categoriesFlow } from './categories-saga.ts'
import { categoriesFeature } from './feature.ts'
import { categoriesTexts } from './texts.ts'

/** The page that lists the product categories. */
function CategoriesScreen() {
  const user = useAppSelector(selectStockUser)
  const mayEdit = user !== null && mayEditCatalog(user, 'productCategories')
  return (
    <CatalogueList
      texts={categoriesTexts}
      icon={Tags}
      cells={cells}
      read={read}
      table="categories"
      pathOf={paths.category}
      createPath={mayEdit ? paths.newCategory : null}
      flow={mayEdit ? categoriesFlow : null}
      exportAs={categoriesTexts.exportName}
    />
  )
}

const cells: readonly DataTableCell<ProductCategory>[] = [
  {
    key: 'name',
    title: texts.name,
    render: ({ id, name }) => <RowLink href={paths.category(id)}>{name}</RowLink>,
  },
]

const read: CatalogueListProps<ProductCategory>['read'] = (ports, filter, options) =>
  ports.productCategories.getAll(filter, options)

export const CategoriesPage = withFeature(categoriesFeature, CategoriesScreen)
