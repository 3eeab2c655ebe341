import type { StockProduct } from '@org/api/client'
import { useApi, useEnvironment, useLoaded } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Combobox, Dialog, NumberField } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LoadedPart } from '#shared/loading/loaded-part.tsx'
import { useAction } from '#shared/loading/use-action.ts'
import { paths } from '#shared/paths.ts'
import { texts } from '#shared/texts.ts'
import { PlannedList } from '../orders.styles.ts'
import { ordersTexts } from '../texts.ts'

/** Maximum number of products of a supplier that are offered; further ones are added by ordering. */
const maxProducts = 500

const byName = { where: { is_archived: false }, order: 'name', limit: maxProducts }

/** Creates an order of one supplier's products by hand, and opens it. */
export function CreateOrderDialog({
  centreId,
  onClose,
}: {
  centreId: string
  onClose: () => void
}) {
  const client = useApi()
  const navigate = useNavigate()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const [supplierId, setSupplierId] = useState<string | null>(null)
  const [boxes, setBoxes] = useState<Readonly<Record<string, number>>>({})
  const loadSuppliers = useCallback(
    (signal: AbortSignal) =>
      client.call('listSuppliers', { query: { filter: byName } }, { signal }),
    [client],
  )
  const loadProducts = useCallback(
    (signal: AbortSignal) => {
      const where = { is_archived: false, supplier_id: supplierId ?? '' }
      return client.call('listProducts', { query: { filter: { ...byName, where } } }, { signal })
    },
    [client, supplierId],
  )
  const suppliers = useLoaded(loadSuppliers)
  const products = useLoaded(supplierId === null ? null : loadProducts)
  const listed = products.loaded && 'data' in products.loaded ? products.loaded.data.data : []
  const chosen = listed.flatMap(({ id, conditionnement }) => {
    const count = boxes[id] ?? 0
    return count > 0 ? [{ id, qty: count * conditionnement }] : []
  })
  const create = () =>
    run(async () => {
      if (supplierId === null) return
      const body = { supplierId, products: chosen }
      const call = { path: { id: centreId }, body }
      const options = { idempotencyKey: keys.keyOf(body) }
      const { id } = await client.call('createCommand', call, options)
      void navigate(paths.order(id))
    })
  return (
    <Dialog
      title={ordersTexts.create}
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            isLoading={isRunning}
            isDisabled={chosen.length === 0}
            onPress={create}
          >
            {ordersTexts.createButton}
          </Button>
        </>
      }
    >
      <FormError message={error} work="save" />
      <LoadedPart loaded={suppliers.loaded} onRetry={suppliers.retry}>
        {({ data }) => (
          <Combobox
            label={ordersTexts.supplier}
            placeholder={ordersTexts.chooseSupplier}
            options={data.map(({ id, name }) => ({ value: id, label: name }))}
            value={supplierId}
            onChange={setSupplierId}
          />
        )}
      </LoadedPart>
      {supplierId !== null && (
        <LoadedPart loaded={products.loaded} onRetry={products.retry}>
          {({ data }) => (
            <ProductBoxes
              products={data}
              boxes={boxes}
              onChange={(id, count) => setBoxes((former) => ({ ...former, [id]: count }))}
            />
          )}
        </LoadedPart>
      )}
    </Dialog>
  )
}

interface ProductBoxesProps {
  products: readonly StockProduct[]
  boxes: Readonly<Record<string, number>>
  onChange: (id: string, count: number) => void
}

/** How many boxes of each product of a supplier are ordered. */
function ProductBoxes({ products, boxes, onChange }: ProductBoxesProps) {
  if (products.length === 0) return <Muted>{ordersTexts.noProducts}</Muted>
  return (
    <PlannedList aria-label={ordersTexts.quantities}>
      {products.map(({ id, name, supplierRef, conditionnement }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <small>
              {[supplierRef, ordersTexts.boxOf(conditionnement)].filter(Boolean).join(' · ')}
            </small>
          </span>
          <NumberField
            label={ordersTexts.boxesOf(name)}
            isLabelHidden
            min={0}
            max={1000}
            value={boxes[id] ?? 0}
            onChange={(count) => onChange(id, count)}
          />
        </li>
      ))}
    </PlannedList>
  )
}
