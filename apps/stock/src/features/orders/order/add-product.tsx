import type { Command } from '@org/api/client'
import { useAction } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Combobox } from '@org/ui/primitives'
import { BelowLines } from '#shared/orders/orders.styles.ts'
import { CameraScanner } from '#shared/scanner/camera/camera-scanner.tsx'
import { FailedScans } from '#shared/scanner/failed-scans.tsx'
import { ScanCard } from '#shared/scanner/scan-card.tsx'
import { useStockPorts } from '#shared/ports/stock-ports.ts'
import { productChoiceTexts } from '#shared/product-choice/texts.ts'
import { useNextSearch } from '#shared/product-choice/use-next-search.ts'
import { useProductOptions } from '#shared/product-choice/use-product-options.ts'
import { ordersTexts } from '../texts.ts'
import { addBox } from './add-box.ts'
import type { ScannedBoxes } from './use-scanned-boxes.ts'

export interface AddProductProps {
  order: Command
  boxes: ScannedBoxes
  /** Called with the order as the server stored it. */
  onStored: (order: Command) => void
}

/**
 * Adds a box of another product of the supplier to an order that has not been sent. The product is
 * found by its name or code, or scanned with a scanner or the camera.
 */
export function AddProduct({ order, boxes, onStored }: AddProductProps) {
  const ports = useStockPorts()
  const loadOptions = useProductOptions(order.supplierId)
  const { isRunning, error, run } = useAction()
  const { key, ref, next } = useNextSearch(isRunning)
  const { scan, last, waiting, again, dismiss } = boxes
  const add = (id: string) =>
    run(async () => {
      onStored(await addBox(ports, order, await ports.products.get(id)))
      next()
    })
  return (
    <BelowLines>
      <FormError message={error} work="save" />
      {last && <ScanCard {...last} />}
      <FailedScans scans={waiting} onAgain={again} onDismiss={dismiss} />
      <CameraScanner onScan={scan} />
      <Combobox
        key={key}
        ref={ref}
        label={ordersTexts.addProduct}
        description={ordersTexts.addProductHelp}
        placeholder={productChoiceTexts.placeholder}
        value={null}
        loadOptions={loadOptions}
        isDisabled={isRunning}
        onChange={(id) => {
          if (id !== null) add(id)
        }}
      />
    </BelowLines>
  )
}
