import type { StockProduct } from '@org/api/client'
import { Muted } from '@org/app-kit/pages'
import type { SelectedRows } from '@org/ui/data-table'
import { Button } from '@org/ui/primitives'
import { Tag } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { productsTexts } from '../texts.ts'
import { labelSelection, maxLabels } from './label-selection.ts'

/** Opens the labels of the selected products. */
export function LabelsAction({ selected }: { selected: SelectedRows<StockProduct> }) {
  const navigate = useNavigate()
  if (selected.count > maxLabels) return <Muted>{productsTexts.labels.tooMany(maxLabels)}</Muted>
  return (
    <Button
      icon={<Tag size={16} aria-hidden="true" />}
      onPress={() => void navigate(paths.productLabels, { state: labelSelection(selected) })}
    >
      {productsTexts.labels.action}
    </Button>
  )
}
