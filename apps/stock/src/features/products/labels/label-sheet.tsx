import type { StockProduct } from '@org/api/client'
import { useMemo } from 'react'
import { productsTexts } from '../texts.ts'
import { drawCode } from './draw-code.ts'
import { Label, Sheet } from './labels.styles.ts'

export interface LabelSheetProps {
  products: readonly StockProduct[]
  /** Number of labels of each product. */
  copies: number
}

/** Labels with the name and the code of products. */
export function LabelSheet({ products, copies }: LabelSheetProps) {
  const labels = useMemo(
    () => products.map(({ id, name, code }) => ({ id, name, code, svg: drawCode(code) })),
    [products],
  )
  return (
    <Sheet aria-label={productsTexts.labels.title}>
      {labels.flatMap(({ id, name, code, svg }) =>
        Array.from({ length: copies }, (_, index) => (
          <Label key={`${id}-${index}`}>
            <strong>{name}</strong>
            {svg === null ? (
              <span>{productsTexts.labels.notDrawn}</span>
            ) : (
              <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
            )}
            <span>{code}</span>
          </Label>
        )),
      )}
    </Sheet>
  )
}
