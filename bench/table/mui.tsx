import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { useMemo } from 'react'
import { height, rowHeight, type Engine, type TableProps } from './engine.ts'
import { columns, type Person } from './rows.ts'

const definitions = columns.map(([field, headerName]): GridColDef<Person> => ({
  field,
  headerName,
  flex: 1,
  ...((field === 'mails' || field === 'hired') && { type: 'number' as const }),
}))
const pageSizes = [100]
const firstPage = { pagination: { paginationModel: { page: 0, pageSize: 100 } } }

/**
 * The table of the free edition: it always paginates, with at most 100 rows per page, and renders
 * only the visible rows of a page.
 */
function Table({ rows, search }: TableProps) {
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: search === '' ? [] : [search] }),
    [search],
  )
  return (
    <div style={{ height }}>
      <DataGrid
        rows={rows}
        columns={definitions}
        rowHeight={rowHeight}
        filterModel={filterModel}
        initialState={firstPage}
        pageSizeOptions={pageSizes}
      />
    </div>
  )
}

export const mui: Engine = {
  name: 'MUI X DataGrid 9.14 (community)',
  Table,
  firstName: '.MuiDataGrid-row [data-field="name"]',
  sorter: '.MuiDataGrid-columnHeader[data-field="name"]',
}
