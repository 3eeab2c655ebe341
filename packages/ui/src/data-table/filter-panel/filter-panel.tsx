'use client'
import { useMemo, type ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import type { DataTableCell } from '../cells.ts'
import { FloatingPanel } from '../floating-panel/floating-panel.tsx'
import { withFilter, type TableFilters } from '../query/filters.ts'
import type { Wording } from '../query/wording.ts'
import type { TableLabels } from '../table.labels.ts'
import { choicesOf, type Choice } from './choices.ts'
import { FilterField } from './filter-field.tsx'
import { Fields } from './filter-panel.styles.ts'

export interface FilterPanelProps<Row extends object> {
  id: string
  /** Columns that have a filter. */
  cells: readonly DataTableCell<Row>[]
  /** Rows whose values become the options of a cell that declares no choices. */
  rows: readonly Row[]
  filters: TableFilters
  onClose: () => void
  /** Called with a function that updates the latest filters: `filters` may be outdated. */
  onChange: (change: (filters: TableFilters) => TableFilters) => void
  wording: Wording
  labels: TableLabels
}

const noChoices: readonly Choice[] = []

/** One control per filterable column, in a panel over the table. */
export function FilterPanel<Row extends object>({
  id,
  cells,
  rows,
  filters,
  onClose,
  onChange,
  wording,
  labels,
}: FilterPanelProps<Row>): ReactElement {
  const choices = useMemo(
    () =>
      new Map(
        cells
          .filter(({ filter }) => filter === 'choice')
          .map((cell) => [cell.key, choicesOf(cell, rows, wording, labels)]),
      ),
    [cells, labels, rows, wording],
  )
  return (
    <FloatingPanel id={id} label={labels.filters} onClose={onClose}>
      <Fields>
        {cells.map(
          ({ key, title, filter: kind }) =>
            kind && (
              <FilterField
                key={key}
                kind={kind}
                title={title}
                filter={filters[key]}
                choices={choices.get(key) ?? noChoices}
                onChange={(next) =>
                  onChange((former) => withFilter(former, key, next(former[key])))
                }
                labels={labels}
              />
            ),
        )}
      </Fields>
      <div>
        <Button
          variant="tertiary"
          isDisabled={Object.keys(filters).length === 0}
          onPress={() => onChange(() => ({}))}
        >
          {labels.clearFilters}
        </Button>
      </div>
    </FloatingPanel>
  )
}
