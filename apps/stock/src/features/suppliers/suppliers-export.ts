import type { Supplier } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { importHeadings } from '#shared/export/import-headings.ts'

/**
 * The columns of the exported file: the same as in an import, so that the file can be imported
 * again.
 */
export const exportedCells: readonly DataTableCell<Supplier>[] = [
  { key: 'name', title: importHeadings.suppliers.name },
  { key: 'code', title: importHeadings.suppliers.code },
  { key: 'email', title: importHeadings.suppliers.email },
  {
    key: 'clientNumber',
    title: importHeadings.suppliers.clientNumber,
    value: ({ clientNumber }) => clientNumber ?? '',
  },
]
