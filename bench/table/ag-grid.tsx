import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { height, rowHeight, type Engine, type TableProps } from './engine.ts'
import { columns, type Person } from './rows.ts'

ModuleRegistry.registerModules([AllCommunityModule])

const definitions = columns.map(([field, headerName]): ColDef<Person> => ({
  field,
  headerName,
  flex: 1,
}))
const getRowId = ({ data }: { data: Person }) => data.id

function Table({ rows, search }: TableProps) {
  return (
    <div style={{ height }}>
      <AgGridReact<Person>
        rowData={rows}
        columnDefs={definitions}
        getRowId={getRowId}
        rowHeight={rowHeight}
        quickFilterText={search}
        animateRows={false}
      />
    </div>
  )
}

export const agGrid: Engine = {
  name: 'AG Grid 36.2 (community)',
  Table,
  firstName: '.ag-row[row-index="0"] [col-id="name"]',
  sorter: '.ag-header-cell[col-id="name"] .ag-header-cell-label',
}
