import type { EmployeeField, EmployeeRow } from '@org/api/import'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState, IconButton } from '@org/ui/primitives'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'
import { RowCell } from './row-cell.tsx'
import { type EditedRows, RowEditing } from './row-editing.ts'

const textCell = (field: EmployeeField, width: number): DataTableCell<EmployeeRow> => ({
  key: field,
  title: importTexts.fields[field],
  width,
  isSortable: false,
  render: (row) => <RowCell row={row} field={field} />,
})

const cells: DataTableCell<EmployeeRow>[] = [
  { key: 'line', title: importDialogTexts.line, width: '64px', align: 'end', isSortable: false },
  textCell('email', 214),
  textCell('first_name', 84),
  textCell('last_name', 84),
  textCell('position', 100),
  textCell('phone_number', 204),
  textCell('team', 140),
]
const noTeams = ['team']

/** The rows of an import in a scrollable box; only visible rows are in the DOM. */
export function RowsTable({ rows, errors, change, remove, isReadOnly, locked }: EditedRows) {
  const editing = useMemo(
    () => ({ errors, change, isReadOnly, locked }),
    [errors, change, isReadOnly, locked],
  )
  const actions = useMemo(
    () =>
      isReadOnly
        ? undefined
        : ({ line }: EmployeeRow) =>
            !locked.has(line) && (
              <IconButton
                label={importDialogTexts.remove(line)}
                hasTooltip={false}
                onPress={() => remove([line])}
              >
                <X size={16} aria-hidden="true" />
              </IconButton>
            ),
    [isReadOnly, locked, remove],
  )
  const namesTeams = useMemo(() => rows.some(({ team }) => team !== ''), [rows])
  return (
    <RowEditing value={editing}>
      <DataTable
        label={importDialogTexts.rows}
        rows={rows}
        getRowId={rowId}
        cells={cells}
        hideCells={namesTeams ? undefined : noTeams}
        isPaged={false}
        height={340}
        actions={actions}
        actionsLabel={importDialogTexts.actions}
        actionsWidth={80}
        empty={<EmptyState title={importDialogTexts.noRows} />}
      />
    </RowEditing>
  )
}

const rowId = ({ line }: EmployeeRow) => String(line)
