import type { StockProduct } from '@org/api/client'
import { useOpened, withFeature } from '@org/app-kit'
import { EditForm, OpenedForm, OpenedPage, PageHeader } from '@org/app-kit/pages'
import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { EditorsOnly } from '#shared/catalogue/editors-only.tsx'
import { centreDataId } from '#shared/centre-data/centre-data-flow.ts'
import { useCentre } from '#shared/centre/use-centre.ts'
import { products } from '#shared/lists/products.ts'
import { paths } from '#shared/paths.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { productsFeature } from './feature.ts'
import { conflictFormat, productForm, productFormValues, productValues } from './product-form.ts'
import { ProductPhoto } from './product-photo.tsx'
import { productsFlow } from './products-saga.ts'
import { ScannedCodes } from './scanned-codes.tsx'
import { productsTexts } from './texts.ts'
import {
  readThresholds,
  thresholds,
  thresholdsFlow,
  thresholdsForm,
  thresholdsFormValues,
  thresholdValues,
} from './thresholds.ts'
import { useProductChoices } from './use-product-choices.ts'

const page = {
  title: productsTexts.title,
  missing: {
    title: productsTexts.notFound,
    homePath: paths.home,
    list: { href: paths.products, label: productsTexts.toProducts },
  },
}

/** The page of a product or, while a centre is selected, of the product's thresholds there. */
function ProductScreen() {
  const { productId = '' } = useParams()
  const { centreId } = useCentre()
  if (centreId !== null) return <ThresholdsOf productId={productId} centreId={centreId} />
  return (
    <EditorsOnly permission="product_list">
      <ProductOf productId={productId} />
    </EditorsOnly>
  )
}

function ProductOf({ productId: id }: { productId: string }) {
  const ports = useStockPorts()
  const load = useCallback(
    async (signal: AbortSignal) => ports.products.get(id, { signal }),
    [ports, id],
  )
  return (
    <OpenedPage {...page} opened={useOpened(products, id, load)}>
      {(product) => (
        <>
          <PageHeader title={product.name} />
          <ProductForm key={id} product={product} />
          <ProductPhoto key={`photo-${id}`} product={product} />
        </>
      )}
    </OpenedPage>
  )
}

function ProductForm({ product }: { product: StockProduct }) {
  return (
    <EditForm
      item={product}
      label={product.name}
      description={productForm}
      choices={useProductChoices(product)}
      toForm={productFormValues}
      toApi={productValues}
      flow={productsFlow}
      list={products}
      format={conflictFormat}
      tools={(form) => <ScannedCodes form={form} />}
    />
  )
}

interface ThresholdsOfProps {
  productId: string
  centreId: string
}

function ThresholdsOf({ productId, centreId }: ThresholdsOfProps) {
  const ports = useStockPorts()
  const { centre } = useCentre()
  const load = useCallback(
    async (signal: AbortSignal) => readThresholds(ports, { productId, centreId }, { signal }),
    [ports, productId, centreId],
  )
  const id = centreDataId(productId, centreId)
  return (
    <OpenedForm
      {...page}
      opened={useOpened(thresholds, id, load)}
      label={productsTexts.thresholdsOf(centre?.name ?? '')}
      description={thresholdsForm}
      toForm={thresholdsFormValues}
      toApi={thresholdValues}
      flow={thresholdsFlow}
      list={thresholds}
    />
  )
}

export const ProductPage = withFeature(productsFeature, ProductScreen)
