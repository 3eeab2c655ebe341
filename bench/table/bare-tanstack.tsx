import {
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { height, rowHeight, type Engine, type TableProps } from './engine.ts'
import { columns as titles, type Person } from './rows.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
})
const isNumber = (key: string) => key === 'mails' || key === 'hired'
const columns = titles.map(([key, header]): ColumnDef<typeof features, Person> => ({
  accessorKey: key,
  header,
  sortFn: isNumber(key) ? sortFn_basic : sortFn_text,
  sortDescFirst: false,
}))
const grid = { display: 'grid', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' }

/** A table as in TanStack's own examples: nothing but headings and virtual rows. */
function Table({ rows: data, search }: TableProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const table = useTable<typeof features, Person>({
    features,
    columns,
    data,
    getRowId: ({ id }) => id,
    globalFilterFn: filterFn_includesString,
    state: { globalFilter: search },
  })
  const { rows } = table.getRowModel()
  // oxlint-disable-next-line react/incompatible-library -- its functions are not passed on
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]!.id,
    overscan: 6,
    initialRect: { width: 0, height },
  })
  return (
    <div ref={scroller} className="bare" style={{ height, overflow: 'auto' }}>
      <div style={{ ...grid, position: 'sticky', top: 0, zIndex: 1, background: '#fff' }}>
        {table.getHeaderGroups()[0]?.headers.map((header) => (
          <button
            key={header.id}
            type="button"
            data-key={header.id}
            onClick={header.column.getToggleSortingHandler()}
          >
            {String(header.column.columnDef.header)}
          </button>
        ))}
      </div>
      <div className="rows" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index]!
          return (
            <div
              key={item.key}
              style={{
                ...grid,
                position: 'absolute',
                top: 0,
                width: '100%',
                height: rowHeight,
                transform: `translateY(${item.start}px)`,
              }}
            >
              {row.getAllCells().map((cell) => (
                <div key={cell.id}>
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          )
        })}
      </div>
    </div>
  )
}

export const bareTanstack: Engine = {
  name: 'bare TanStack Table and Virtual',
  Table,
  firstName: '.rows > div > div',
  sorter: '[data-key="name"]',
}
