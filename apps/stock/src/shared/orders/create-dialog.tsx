import type { StockProduct } from '@org/api/client'
import { useEnvironment, useLoaded } from '@org/app-kit'
import { idempotencyKeys } from '@org/app-kit/public'
import { FormError, Muted } from '@org/app-kit/pages'
import { Button, Combobox, Dialog, NumberField } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { LoadedPart } from '#shared/loading/loaded-part.tsx'
import { useAction } from '#shared/loading/use-action.ts'
import { texts } from '#shared/texts.ts'
import { useStockPorts } from '../ports/stock-ports.ts'
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
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const [keys] = useState(() => idempotencyKeys(newKey))
  const { isRunning, error, run } = useAction()
  const [supplierId, setSupplierId] = useState<string | null>(null)
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({})
  const loadSuppliers = useCallback(
    (signal: AbortSignal) => ports.suppliers.getAll(byName, { signal }),
    [ports],
  )
  const loadProducts = useCallback(
    (signal: AbortSignal) => {
      const where = { is_archived: false, supplier_id: supplierId ?? '' }
      return ports.products.getAll({ ...byName, where }, { signal })
    },
    [ports, supplierId],
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
              onChange={(id, count) => setCounts((former) => ({ ...former, [id]: count }))}
            />
          )}
        </LoadedPart>
      )}
    </Dialog>
  )
}

interface ProductCountsProps extends Pick<CreateDialogProps, 'countOf' | 'sizeOf'> {
  products: readonly StockProduct[]
  counts: Readonly<Record<string, number>>
  onChange: (id: string, count: number) => void
}

function ProductCounts({ products, counts, countOf, sizeOf, onChange }: ProductCountsProps) {
  if (products.length === 0) return <Muted>{orderWords.noProducts}</Muted>
  return (
    <PlannedList aria-label={orderWords.quantities}>
      {products.map((product) => (
        <li key={product.id}>
          <span>
            <strong>{product.name}</strong>
            <small>
              {[product.supplierRef, orderWords.boxOf(sizeOf(product))].filter(Boolean).join(' · ')}
            </small>
          </span>
          <NumberField
            label={countOf(product.name)}
            isLabelHidden
            min={0}
            max={maxCount}
            value={counts[product.id] ?? 0}
            onChange={(count) => onChange(product.id, count)}
          />
        </li>
      ))}
    </PlannedList>
  )
}
