'use client'
import { Columns3, ListFilter } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { SearchField } from '../../primitives/search-field/search-field.tsx'
import { useTyped } from '../query/use-typed.ts'
import type { TableLabels } from '../table.labels.ts'
import { Bar, SearchBox, Tools } from './table-toolbar.styles.ts'

/** A panel that the toolbar can open. */
export type PanelName = 'filters' | 'columns'

export interface TableToolbarProps {
  /** Undefined if there is no search. */
  search: string | undefined
  onSearch: (search: string) => void
  searchLabel: string
  /** Panels that can be opened. */
  panels: readonly PanelName[]
  opened: PanelName | null
  onOpen: (panel: PanelName | null) => void
  panelId: string
  /** Number of filtered columns. */
  filterCount: number
  /** More buttons, at the end. */
  children?: ReactNode
  labels: TableLabels
}

const icons = { filters: ListFilter, columns: Columns3 }

/** Search field and buttons for the whole table. */
export function TableToolbar({
  search,
  onSearch,
  searchLabel,
  panels,
  opened,
  onOpen,
  panelId,
  filterCount,
  children,
  labels,
}: TableToolbarProps): ReactElement {
  return (
    <Bar>
      {search !== undefined && (
        <SearchBox>
          <TypedSearch label={searchLabel} search={search} onSearch={onSearch} />
        </SearchBox>
      )}
      <Tools>
        {panels.map((panel) => {
          const Icon = icons[panel]
          const isOpened = opened === panel
          return (
            <Button
              key={panel}
              icon={<Icon size={16} aria-hidden="true" />}
              aria-expanded={isOpened}
              {...(isOpened && { 'aria-controls': panelId })}
              onPress={() => onOpen(isOpened ? null : panel)}
            >
              {panel === 'filters' && filterCount > 0
                ? `${labels.filters} (${filterCount})`
                : labels[panel]}
            </Button>
          )
        })}
        {children}
      </Tools>
    </Bar>
  )
}

interface TypedSearchProps {
  label: string
  search: string
  onSearch: (search: string) => void
}

function TypedSearch({ label, search, onSearch }: TypedSearchProps): ReactElement {
  const [typed, type] = useTyped(search, onSearch)
  return <SearchField label={label} value={typed} onChange={type} />
}
