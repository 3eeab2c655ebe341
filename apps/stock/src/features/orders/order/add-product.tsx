import type { Command, StockProduct } from '@org/api/client'
import { currentOf, useAction } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import type { StockPorts } from '@org/data'
import { Combobox } from '@org/ui/primitives'
import { useState } from 'react'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { useProductOptions } from '#shared/product-choice/use-product-options.ts'
import { ordersTexts } from '../texts.ts'

export interface AddProductProps {
  order: Command
  /** Called with the order as the server stored it. */
  onStored: (order: Command) => void
}

/** Adds a box of another product of the supplier to an order that is not sent. */
export function AddProduct({ order, onStored }: AddProductProps) {
  const ports = useStockPorts()
  const loadOptions = useProductOptions(order.supplierId)
  const { isRunning, error, run } = useAction()
  // A new combobox after each product, so that the next name can be typed.
  const [added, setAdded] = useState(0)
  const add = (id: string) =>
    run(async () => {
      onStored(await addBox(ports, order, await ports.products.get(id)))
      setAdded((count) => count + 1)
    })
  return (
    <>
      <FormError message={error} work="save" />
      <Combobox
        key={added}
        label={ordersTexts.addProduct}
        placeholder={productChoiceTexts.placeholder}
        value={null}
        loadOptions={loadOptions}
        isDisabled={isRunning}
        onChange={(id) => {
          if (id !== null) add(id)
        }}
      />
    </>
  )
}

/** Adds a box, also if somebody else has changed other lines meanwhile. What is on the order stays as it is. */
async function addBox(
  ports: StockPorts,
  order: Command,
  { id, conditionnement }: StockProduct,
): Promise<Command> {
  if (hasProduct(order, id)) return order
  const changed = { id: order.id, products: [{ id, qty: conditionnement }] }
  try {
    return await ports.commands.save(changed, { ifMatch: order.revision })
  } catch (error) {
    const current = currentOf(error) as Command | null
    if (current === null) throw error
    if (hasProduct(current, id)) return current
    return ports.commands.save(changed, { ifMatch: current.revision })
  }
}

const hasProduct = ({ products }: Command, productId: string) =>
  products.some(({ id, qty }) => id === productId && qty > 0)
