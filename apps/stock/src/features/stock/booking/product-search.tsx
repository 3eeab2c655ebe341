import { failureText } from '@org/app-kit'
import { Combobox } from '@org/ui/primitives'
import { useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { useNextSearch } from '#shared/product-choice/use-next-search.ts'
import { useProductOptions } from '#shared/product-choice/use-product-options.ts'
import { bookingTexts } from '../texts.ts'
import type { BookedProduct } from './booking-list.ts'

/** Adds a product to the list by its name or one of its codes. */
export function ProductSearch({ onProduct }: { onProduct: (product: BookedProduct) => void }) {
  const ports = useStockPorts()
  const loadOptions = useProductOptions()
  const [error, setError] = useState<string | null>(null)
  const { key, ref, next } = useNextSearch()

  async function add(id: string | null) {
    if (id === null) return
    try {
      onProduct(await ports.products.get(id))
      setError(null)
      next()
    } catch (failure) {
      setError(failureText(failure, 'load'))
    }
  }

  return (
    <Combobox
      key={key}
      ref={ref}
      label={bookingTexts.searchProduct}
      placeholder={productChoiceTexts.placeholder}
      value={null}
      loadOptions={loadOptions}
      errors={error === null ? [] : [error]}
      onChange={(id) => void add(id)}
    />
  )
}
