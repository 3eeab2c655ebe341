'use client'
import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import type { MultiComboboxLabels } from './multi-combobox.labels.ts'
import { Hidden } from './multi-combobox.styles.ts'
import { Chip, Chips, More, Remove } from './chip-list.styles.ts'

/** Maximum number of visible chips. The number of further values is shown as `+N`. */
export const chipLimit = 10

export interface ChipListProps {
  chips: readonly { value: string; label: string }[]
  /** Whether chips cannot be removed. */
  isLocked: boolean
  onRemove: (index: number) => void
  texts: MultiComboboxLabels
}

/** The selected values as chips. Their buttons are not in the tab order: use the arrow keys. */
export function ChipList({ chips, isLocked, onRemove, texts }: ChipListProps): ReactElement | null {
  if (chips.length === 0) return null
  const rest = chips.length - chipLimit
  return (
    <Chips aria-label={texts.selected}>
      {chips.slice(0, chipLimit).map(({ value, label }, index) => (
        <Chip key={value}>
          <span>{label}</span>
          {!isLocked && (
            <Remove
              type="button"
              tabIndex={-1}
              aria-label={texts.remove(label)}
              onClick={() => onRemove(index)}
            >
              <X size={14} aria-hidden="true" />
            </Remove>
          )}
        </Chip>
      ))}
      {rest > 0 && (
        <More>
          <span aria-hidden="true">+{rest}</span>
          <Hidden>{texts.more(rest)}</Hidden>
        </More>
      )}
    </Chips>
  )
}
