import type { StockProduct } from '@org/api/client'
import { useApi, useEnvironment, useLoaded } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Combobox, Dialog, NumberField } from '@org/ui/primitives'
import { type Dispatch, memo, type SetStateAction, useCallback, useState } from 'react'
import { LoadedPart } from '#shared/loading/loaded-part.tsx'
import { useAction } from '#shared/loading/use-action.ts'
import { texts } from '#shared/texts.ts'
import { PlannedList } from './orders.styles.ts'
import { orderWords } from './order-words.ts'

/** Maximum number of products of a supplier that are offered; further ones are added by ordering. */
const maxProducts = 500

/** Maximum number of boxes or units of a product. */
const maxCount = 1000

const byName = { where: { is_archived: false }, order: 'name', limit: maxProducts }

/** What is created: products of one supplier, with quantities in units. */
export interface Created {
  supplierId: string
  products: { id: string; qty: number }[]
}

export interface CreateDialogProps {
  title: string
  /** Text of the button. */
  confirm: string
  /** Label of a product's quantity. */
  countOf: (name: string) => string
  /** Units of what a person counts: a box, or 1. */
  sizeOf: (product: StockProduct) => number
  create: (created: Created, idempotencyKey: string) => Promise<void>
  onClose: () => void
}

/** Asks for a supplier, and how much of each of its products, for an order or a return. */
export function CreateDialog({
  title,
  confirm,
  countOf,
  sizeOf,
  create,
  onClose,
}: CreateDialogProps) {
  const client = useApi()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const [supplierId, setSupplierId] = useState<string | null>(null)
  const [counts, setCounts] = useState<Counts>({})
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
  const chosen = listed.flatMap((product) => {
    const count = counts[product.id] ?? 0
    return count > 0 ? [{ id: product.id, qty: count * sizeOf(product) }] : []
  })
  const confirmed = () =>
    run(async () => {
      if (supplierId === null) return
      const created = { supplierId, products: chosen }
      await create(created, keys.keyOf(created))
    })
  return (
    <Dialog
      title={title}
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
            onPress={confirmed}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <FormError message={error} work="save" />
      <LoadedPart loaded={suppliers.loaded} onRetry={suppliers.retry}>
        {({ data }) => (
          <Combobox
            label={orderWords.supplier}
            placeholder={orderWords.chooseSupplier}
            options={data.map(({ id, name }) => ({ value: id, label: name }))}
            value={supplierId}
            onChange={setSupplierId}
          />
        )}
      </LoadedPart>
      {supplierId !== null && (
        <LoadedPart loaded={products.loaded} onRetry={products.retry}>
          {({ data }) => (
            <ProductCounts
              products={data}
              counts={counts}
              countOf={countOf}
              sizeOf={sizeOf}
              setCounts={setCounts}
            />
          )}
        </LoadedPart>
      )}
    </Dialog>
  )
}

/** What a person counted, by product. */
type Counts = Readonly<Record<string, number>>

interface ProductCountsProps extends Pick<CreateDialogProps, 'countOf' | 'sizeOf'> {
  products: readonly StockProduct[]
  counts: Counts
  setCounts: Dispatch<SetStateAction<Counts>>
}

function ProductCounts({ products, counts, countOf, sizeOf, setCounts }: ProductCountsProps) {
  if (products.length === 0) return <Muted>{orderWords.noProducts}</Muted>
  return (
    <PlannedList aria-label={orderWords.quantities}>
      {products.map((product) => (
        <ProductCount
          key={product.id}
          product={product}
          label={countOf(product.name)}
          box={orderWords.boxOf(sizeOf(product))}
          count={counts[product.id] ?? 0}
          setCounts={setCounts}
        />
      ))}
    </PlannedList>
  )
}

interface ProductCountProps extends Pick<ProductCountsProps, 'setCounts'> {
  product: StockProduct
  label: string
  /** What one of them is, in words. */
  box: string
  count: number
}

/** Memoized, because a supplier can have hundreds of products. */
const ProductCount = memo(function ProductCount({
  product: { id, name, supplierRef },
  label,
  box,
  count,
  setCounts,
}: ProductCountProps) {
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <small>{[supplierRef, box].filter(Boolean).join(' · ')}</small>
      </span>
      <NumberField
        label={label}
        isLabelHidden
        min={0}
        max={maxCount}
        value={count}
        onChange={(next) => setCounts((former) => ({ ...former, [id]: next }))}
      />
    </li>
  )
})
