import type { Supplier } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { importHeadings } from '#shared/export/import-headings.ts'

/**
 * The columns of the exported file, which are those of the import, so that it can read the file.
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
