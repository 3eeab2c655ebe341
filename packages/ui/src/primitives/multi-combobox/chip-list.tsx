'use client'
import { X } from 'lucide-react'
import type { ReactElement } from 'react'
import type { MultiComboboxLabels } from './multi-combobox.labels.ts'
import { Hidden } from './multi-combobox.styles.ts'
import { Chip, Chips, More, Remove } from './chip-list.styles.ts'

/** Chips shown at most; the rest is counted. */
export const chipLimit = 10

export interface ChipListProps {
  chips: readonly { value: string; label: string }[]
  /** Chips cannot be removed. */
  isLocked: boolean
  onRemove: (index: number) => void
  texts: MultiComboboxLabels
}

/** What was selected. Its buttons are left out of the tab order: arrow keys lead there. */
export function ChipList({ chips, isLocked, onRemove, texts }: ChipListProps): ReactElement | null {
  if (chips.length === 0) return null
  const rest = chips.length - chipLimit
  return (
    <Chips aria-label={texts.chosen}>
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
