export type { TableAddress, TableInAddress } from './address/use-table-in-address.ts'
export { useTableInAddress } from './address/use-table-in-address.ts'
export { readTableQuery, writeTableQuery } from './address/query-params.ts'
export type { CellValue, DataTableCell } from './cells.ts'
export { writeCsv, csvFormat, type CsvFormat } from './csv/csv.ts'
export { DataTable } from './data-table/data-table.tsx'
export type {
  DataTableOptions,
  DataTableProps,
  DataTableSource,
} from './data-table/data-table.types.ts'
export type { FilterKind, TableFilter, TableFilters } from './query/filters.ts'
export { pageSizes, type PageSize, type PageState } from './query/pages.ts'
export { emptyQuery, type QueryChange, type TableQuery } from './query/query.ts'
export type { TableSorting } from './query/sorting.ts'
export { useTyped } from './query/use-typed.ts'
export { fold } from '../fold.ts'
export type { SelectedRows } from './selection/selection.ts'
export type { LoadedRows, LoadRows } from './source/table-source.ts'
export { tableLabels, type TableLabels } from './table.labels.ts'
