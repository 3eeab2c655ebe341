import type { StockProduct } from '@org/api/client'
import { mayEditCatalog } from '@org/api/stock'
import { failureText, useAppSelector } from '@org/app-kit'
import { Button, Combobox, RadioGroup } from '@org/ui/primitives'
import { useState } from 'react'
import { selectStockUser } from '#shared/account/account-slice.ts'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { AssociateBox } from './product-choice.styles.ts'
import { productChoiceTexts } from './texts.ts'
import { useProductOptions } from './use-product-options.ts'

export interface AssociateCodeProps {
  code: string
  onCancel: () => void
  onAssociated: () => void
}

/** Whether the signed-in person may assign codes to products. */
export function useMayAssociate(): boolean {
  const user = useAppSelector(selectStockUser)
  return user !== null && mayEditCatalog(user, 'product_list')
}

/** Assigns a scanned code to a product, with the number of units that one scan stands for. */
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
      // Somebody may have changed the product, so load it again: the next attempt then adds the
      // code to the latest version.
      await select(product.id)
      setError(failureText(failure, 'save'))
    }
    setSaving(false)
  }

  return (
    <AssociateBox aria-label={productChoiceTexts.associate}>
      <Combobox
        label={productChoiceTexts.product}
        placeholder={productChoiceTexts.placeholder}
        value={product?.id ?? null}
        options={product ? [{ value: product.id, label: product.name }] : []}
        loadOptions={loadOptions}
        onChange={(id) => void select(id)}
      />
      {product && product.conditionnement > 1 && (
        <RadioGroup
          label={productChoiceTexts.units}
          value={counts}
          onChange={setCounts}
          options={[
            { value: 'unit', label: productChoiceTexts.oneUnit },
            { value: 'box', label: productChoiceTexts.oneBox(product.conditionnement) },
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
        {productChoiceTexts.save}
      </Button>
      <Button onPress={onCancel}>{productChoiceTexts.cancel}</Button>
    </AssociateBox>
  )
}
