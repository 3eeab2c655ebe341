import type { StockProduct } from '@org/api/client'
import { failureText } from '@org/app-kit'
import { Button, Combobox, RadioGroup } from '@org/ui/primitives'
import { useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { bookingTexts } from '../texts.ts'
import { AssociateBox } from './booking.styles.ts'
import { useProductOptions } from './use-product-options.ts'

export interface AssociateCodeProps {
  code: string
  onCancel: () => void
  onAssociated: () => void
}

/** Gives a scanned code to a product, and says how many units one scan of it counts. */
export function AssociateCode({ code, onCancel, onAssociated }: AssociateCodeProps) {
  const ports = useStockPorts()
  const loadOptions = useProductOptions()
  const [product, setProduct] = useState<StockProduct | null>(null)
  const [counts, setCounts] = useState<'unit' | 'box'>('unit')
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function select(id: string | null) {
    setError(null)
    if (id === null) return setProduct(null)
    try {
      setProduct(await ports.products.get(id))
    } catch (failure) {
      setError(failureText(failure, 'load'))
    }
  }

  async function save() {
    if (!product) return
    setSaving(true)
    setError(null)
    const units = counts === 'box' ? product.conditionnement : 1
    const codes = [...product.codes, { code, units }]
    try {
      await ports.products.save({ id: product.id, codes }, { ifMatch: product.revision })
      onAssociated()
    } catch (failure) {
      setError(failureText(failure, 'save'))
      // Somebody may have changed the product: the next attempt adds the code to what is stored then.
      await select(product.id)
      setError(failureText(failure, 'save'))
    }
    setSaving(false)
  }

  return (
    <AssociateBox aria-label={bookingTexts.associate}>
      <Combobox
        label={bookingTexts.associateProduct}
        placeholder={bookingTexts.searchPlaceholder}
        value={product?.id ?? null}
        options={product ? [{ value: product.id, label: product.name }] : []}
        loadOptions={loadOptions}
        onChange={(id) => void select(id)}
      />
      {product && product.conditionnement > 1 && (
        <RadioGroup
          label={bookingTexts.associateUnits}
          value={counts}
          onChange={setCounts}
          options={[
            { value: 'unit', label: bookingTexts.oneUnit },
            { value: 'box', label: bookingTexts.oneBox(product.conditionnement) },
          ]}
        />
      )}
      {error !== null && <p role="alert">{error}</p>}
      <Button
        variant="primary"
        isDisabled={product === null}
        isLoading={isSaving}
        onPress={() => void save()}
      >
        {bookingTexts.associateSave}
      </Button>
      <Button onPress={onCancel}>{bookingTexts.cancel}</Button>
    </AssociateBox>
  )
}
