import { withFeature } from '@org/app-kit'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { CreateInCentre } from '#shared/forms/create-in-centre.tsx'
import { paths } from '#shared/paths.ts'
import { productsFeature } from './feature.ts'
import { newProductForm, productValues } from './product-form.ts'
import { useSendNewProductPhoto } from './product-photo.tsx'
import { productsFlow } from './products-saga.ts'
import { ScannedCodes } from './scanned-codes.tsx'
import { productsTexts } from './texts.ts'
import { useProductChoices } from './use-product-choices.ts'

/** Adds a product. */
function CreateProductScreen() {
  const choices = useProductChoices()
  const sendPhoto = useSendNewProductPhoto()
  return (
    <EditorsOnly permission="product_list">
      <CreateInCentre
        title={productsTexts.create}
        description={newProductForm}
        choices={choices}
        toApi={productValues}
        flow={productsFlow}
        listPath={paths.products}
        onCreated={async (id, { photo }) => sendPhoto(id, photo)}
        tools={(form) => <ScannedCodes form={form} />}
      />
    </EditorsOnly>
  )
}

export const CreateProductPage = withFeature(productsFeature, CreateProductScreen)
