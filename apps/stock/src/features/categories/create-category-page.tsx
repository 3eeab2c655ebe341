import { withFeature } from '@org/app-kit'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { categoriesFlow } from './categories-saga.ts'
import { categoryForm, categoryValues } from './category-form.ts'
import { categoriesFeature } from './feature.ts'
import { categoriesTexts } from './texts.ts'

/** Adds a product category. */
function CreateCategoryScreen() {
  return (
    <EditorsOnly permission="productCategories">
      <CreateInCentre
        title={categoriesTexts.create}
        description={categoryForm}
        toApi={categoryValues}
        flow={categoriesFlow}
        listPath={paths.categories}
      />
    </EditorsOnly>
  )
}

export const CreateCategoryPage = withFeature(categoriesFeature, CreateCategoryScreen)
