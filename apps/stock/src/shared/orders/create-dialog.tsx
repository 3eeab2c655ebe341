import type { Command, StockProduct } from '@org/api/client'
import { type DraftSubject, useAction, useEnvironment, useKeptState, useLoaded } from '@org/app-kit'
import { FormError, LoadedPart, Muted } from '@org/app-kit/pages'
import { Button, Combobox, NumberField } from '@org/ui/primitives'
import { memo, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { KeptDialog } from '#shared/forms/kept-dialog.tsx'
import { isRecord, parseCounts } from '#shared/forms/stored-record.ts'
import { useStockPorts } from '../ports/stock-ports.ts'
import { texts } from '../texts.ts'
import { type Counts, countedOf, countKey } from './counts.ts'
import { Lots, PlannedList } from './orders.styles.ts'
import { maxUnits } from './max-units.ts'
import { orderWords } from './order-words.ts'

/**
 * Maximum number of suppliers that the dialog offers, and of products of one supplier; the order's
 * page can add other products.
 */
const maxProducts = 500

const byName = { order: 'name', limit: maxProducts }

/** What is created: products of one supplier, with quantities in units. */
export interface Created {
  supplierId: string
  products: { id: string; qty: number; lotId?: string | null }[]
}

/**
 * A request that was sent. Its key prevents a duplicate if it is sent again, even after a reload.
 */
interface SentRequest {
  content: string
  idempotencyKey: string
}

/** The input of the dialog. */
interface Draft {
  supplierId: string | null
  counts: Counts
  /** The last request that was sent; null before the first attempt. */
  sent: SentRequest | null
}

function parseSent(stored: unknown): SentRequest | null {
  if (!isRecord(stored)) return null
  const { content, idempotencyKey } = stored
  const isSent = typeof content === 'string' && typeof idempotencyKey === 'string'
  return isSent ? { content, idempotencyKey } : null
}

function parseDraft(stored: unknown): Draft | null {
  if (!isRecord(stored)) return null
  const { supplierId } = stored
  const counts = parseCounts(stored['counts'])
  if (counts === null || (supplierId !== null && typeof supplierId !== 'string')) return null
  return { supplierId, counts, sent: parseSent(stored['sent']) }
}

export interface CreateDialogProps {
  /** The key under which this browser keeps the input. */
  keptAs: DraftSubject
  title: string
  /** Text of the button. */
  confirm: string
  /**
   * Whether archived suppliers and products are offered too, because their goods may still be in
   * stock.
   */
  hasArchived?: boolean | undefined
  /**
   * Restricts the choice to the products of this order; null or absent for all products of all
   * suppliers.
   */
  origin?: Pick<Command, 'supplierId' | 'products'> | null
  /** Label of a product's quantity. */
  countOf: (name: string) => string
  /** Units per counted item: the number of units in a box, or 1 if single units are counted. */
  sizeOf: (product: StockProduct) => number
  /** Renders the quantities of single lots, by `countKey`. Default: none. */
  lotsOf?:
    | ((
        product: StockProduct,
        counts: Counts,
        onChange: (key: string, count: number) => void,
      ) => ReactNode)
    | undefined
  /** Resolves to the address of the new order or return, which then opens. */
  create: (created: Created, idempotencyKey: string) => Promise<string>
  onClose: () => void
}

/** Asks for a supplier and the quantities of its products, for an order or a return. */
export function CreateDialog({
  keptAs,
  title,
  confirm,
  hasArchived = false,
  origin = null,
  countOf,
  sizeOf,
  lotsOf,
  create,
  onClose,
}: CreateDialogProps) {
  const ports = useStockPorts()
  const { newKey } = useEnvironment()
  const { isRunning, error, run } = useAction()
  const navigate = useNavigate()
  const initial: Draft = { supplierId: origin?.supplierId ?? null, counts: {}, sent: null }
  const kept = useKeptState({ keptAs, initial, parse: parseDraft })
  const { supplierId, counts, sent } = kept.value
  const { set } = kept
  const setCount = useCallback(
    (key: string, count: number) =>
      set((former) => ({ ...former, counts: { ...former.counts, [key]: count } })),
    [set],
  )
  const [createdAt, setCreatedAt] = useState<string | null>(null)
  const leave = useEffectEvent((address: string) => void navigate(address))
  useEffect(() => {
    // In an effect, because leaving asks for confirmation until the input is discarded.
    if (createdAt !== null) leave(createdAt)
  }, [createdAt])
  const loadSuppliers = useCallback(
    (signal: AbortSignal) => {
      const where = hasArchived ? {} : { is_archived: false }
      return ports.suppliers.getAll({ ...byName, where }, { signal })
    },
    [ports, hasArchived],
  )
  const loadProducts = useCallback(
    (signal: AbortSignal) => {
      // A product of the order may have another supplier by now.
      const of = origin
        ? { id: origin.products.map(({ id }) => id) }
        : { supplier_id: supplierId ?? '' }
      const where = hasArchived ? of : { ...of, is_archived: false }
      return ports.products.getAll({ ...byName, where }, { signal })
    },
    [ports, origin, supplierId, hasArchived],
  )
  const suppliers = useLoaded(origin ? null : loadSuppliers)
  const products = useLoaded(supplierId === null ? null : loadProducts)
  const isOffered = ({ id }: StockProduct) =>
    origin === null || origin.products.some((line) => line.id === id)
  const listed =
    products.loaded && 'data' in products.loaded ? products.loaded.data.data.filter(isOffered) : []
  const selected = listed.flatMap((product) =>
    countedOf(product.id, counts).map(({ count, ...of }) => ({
      ...of,
      qty: count * sizeOf(product),
    })),
  )
  const confirmed = () =>
    run(async () => {
      if (supplierId === null) return
      const created = { supplierId, products: selected }
      const content = JSON.stringify(created)
      const idempotencyKey = sent?.content === content ? sent.idempotencyKey : newKey()
      set((former) => ({ ...former, sent: { content, idempotencyKey } }))
      const address = await create(created, idempotencyKey)
      kept.discard()
      setCreatedAt(address)
    })
  return (
    <KeptDialog
      title={title}
      kept={kept}
      isRunning={isRunning}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          isLoading={isRunning}
          isDisabled={selected.length === 0}
          onPress={confirmed}
        >
          {confirm}
        </Button>
      }
    >
      <FormError message={error} work="save" />
      {origin === null && (
        <LoadedPart loaded={suppliers.loaded} onRetry={suppliers.retry}>
          {({ data }) => (
            <Combobox
              label={orderWords.supplier}
              placeholder={orderWords.chooseSupplier}
              options={data.map(({ id, name, isArchived }) => ({
                value: id,
                label: isArchived ? texts.archivedName(name) : name,
              }))}
              value={supplierId}
              onChange={(id) => kept.set((former) => ({ ...former, supplierId: id }))}
            />
          )}
        </LoadedPart>
      )}
      {supplierId !== null && (
        <LoadedPart loaded={products.loaded} onRetry={products.retry}>
          {({ data }) => (
            <ProductCounts
              products={data.filter(isOffered)}
              counts={counts}
              countOf={countOf}
              sizeOf={sizeOf}
              lotsOf={lotsOf}
              onChange={setCount}
            />
          )}
        </LoadedPart>
      )}
    </KeptDialog>
  )
}

interface ProductCountsProps extends Pick<CreateDialogProps, 'countOf' | 'sizeOf' | 'lotsOf'> {
  products: readonly StockProduct[]
  counts: Counts
  onChange: (key: string, count: number) => void
}

function ProductCounts({
  products,
  counts,
  countOf,
  sizeOf,
  lotsOf,
  onChange,
}: ProductCountsProps) {
  if (products.length === 0) return <Muted>{orderWords.noProducts}</Muted>
  return (
    <PlannedList aria-label={orderWords.quantities}>
      {products.map((product) => (
        <ProductCount
          key={product.id}
          product={product}
          label={countOf(product.name)}
          box={orderWords.boxOf(sizeOf(product))}
          max={Math.floor(maxUnits / sizeOf(product))}
          count={counts[countKey(product.id)] ?? 0}
          onChange={onChange}
        >
          {lotsOf?.(product, counts, onChange)}
        </ProductCount>
      ))}
    </PlannedList>
  )
}

interface ProductCountProps extends Pick<ProductCountsProps, 'onChange'> {
  product: StockProduct
  label: string
  /** Name of one counted item: a box with its size, or a unit. */
  box: string
  max: number
  count: number
  children: ReactNode
}

/** Memoized, because a supplier can have hundreds of products. */
const ProductCount = memo(function ProductCount({
  product: { id, name, supplierRef, isArchived },
  label,
  box,
  max,
  count,
  onChange,
  children,
}: ProductCountProps) {
  return (
    <li>
      <span>
        <strong>{isArchived ? texts.archivedName(name) : name}</strong>
        <small>{[supplierRef, box].filter(Boolean).join(' · ')}</small>
      </span>
      <NumberField
        label={label}
        isLabelHidden
        min={0}
        max={max}
        value={count}
        onChange={(next) => onChange(countKey(id), next)}
      />
      {children !== undefined && <Lots>{children}</Lots>}
    </li>
  )
})
