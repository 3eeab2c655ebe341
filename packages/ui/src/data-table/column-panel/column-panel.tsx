'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import type { AdjustableColumn, ColumnActions } from '../columns/column-types.ts'
import { FloatingPanel } from '../floating-panel/floating-panel.tsx'
import type { TableLabels } from '../table.labels.ts'
import { List, Side } from './column-panel.styles.ts'

export interface ColumnPanelProps {
  id: string
  columns: readonly AdjustableColumn[]
  actions: ColumnActions
  onClose: () => void
  labels: TableLabels
}

/** Lists every column with its actions. Works without a mouse and on a phone. */
export function ColumnPanel({
  id,
  columns,
  actions,
  onClose,
  labels,
}: ColumnPanelProps): ReactElement {
  const visible = columns.filter(({ isVisible }) => isVisible)
  return (
    <FloatingPanel id={id} label={labels.columns} onClose={onClose}>
      <List>
        {columns.map(({ key, title, isVisible, canHide, pinned, isFirst, isLast }) => (
          <li key={key}>
            <Checkbox
              isSelected={isVisible}
              isDisabled={!canHide || (isVisible && visible.length === 1)}
              onChange={(isShown) => actions.show(key, isShown)}
              aria-label={labels.showColumn(title)}
            >
              {title}
            </Checkbox>
            <Side
              aria-label={labels.pinOf(title)}
              value={pinned ?? 'none'}
              disabled={!isVisible}
              onChange={({ target: { value } }) =>
                actions.pin(key, value === 'start' || value === 'end' ? value : undefined)
              }
            >
              <option value="none">{labels.pinNone}</option>
              <option value="start">{labels.pinStart}</option>
              <option value="end">{labels.pinEnd}</option>
            </Side>
            <IconButton
              label={labels.moveLeft(title)}
              isDisabled={!isVisible || isFirst}
              onPress={() => actions.moveBy(key, -1)}
            >
              <ChevronLeft size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={labels.moveRight(title)}
              isDisabled={!isVisible || isLast}
              onPress={() => actions.moveBy(key, 1)}
            >
              <ChevronRight size={16} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </List>
      <div>
        <Button variant="tertiary" onPress={actions.reset}>
          {labels.resetColumns}
        </Button>
      </div>
    </FloatingPanel>
  )
}
