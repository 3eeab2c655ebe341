import type { EmployeeField, EmployeeRow } from '@org/api/import'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { EmptyState, IconButton } from '@org/ui/primitives'
import { Eraser, X } from 'lucide-react'
import { useMemo } from 'react'
import { isNumberField } from '../check-rows.ts'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'
import { RowCell } from './row-cell.tsx'
import { clearableFields } from './clearable-cells.ts'
import { type EditedRows, RowEditing } from './row-editing.ts'

const textCell = (field: EmployeeField, width: number | string): DataTableCell<EmployeeRow> => ({
  key: field,
  title: importTexts.fields[field],
  width,
  isSortable: false,
  render: (row) => <RowCell row={row} field={field} />,
})

/** Wide enough for a number in pairs of digits. */
const numberWidth = 'minmax(136px, 204fr)'

const cells: DataTableCell<EmployeeRow>[] = [
  { key: 'line', title: importDialogTexts.line, width: '64px', align: 'end', isSortable: false },
  textCell('email', 214),
  textCell('first_name', 84),
  textCell('last_name', 84),
  textCell('position', 100),
  textCell('phone_number', numberWidth),
  textCell('mobile_number', numberWidth),
  textCell('skype', 120),
  textCell('team', 140),
]
/** The columns that few files have; they are shown only if they are filled. */
const rareFields = ['mobile_number', 'skype', 'team'] as const

/** The rows of an import in a scrollable box; only visible rows are in the DOM. */
export function RowsTable({ rows, errors, change, remove, clear, isReadOnly, locked }: EditedRows) {
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
              <RowActions
                line={line}
                cells={clearableFields(errors.get(line))}
                clear={clear}
                remove={remove}
              />
            ),
    [isReadOnly, locked, remove, clear, errors],
  )
  const emptyFields = useMemo(
    () => rareFields.filter((field) => !rows.some((row) => (row[field] ?? '') !== '')),
    [rows],
  )
  return (
    <RowEditing value={editing}>
      <DataTable
        label={importDialogTexts.rows}
        rows={rows}
        getRowId={rowId}
        cells={cells}
        hideCells={emptyFields}
        isPaged={false}
        height={340}
        actions={actions}
        actionsLabel={importDialogTexts.actions}
        actionsWidth={96}
        empty={<EmptyState title={importDialogTexts.noRows} />}
      />
    </RowEditing>
  )
}

const rowId = ({ line }: EmployeeRow) => String(line)

interface RowActionsProps extends Pick<EditedRows, 'clear' | 'remove'> {
  line: number
  /** The fields of the row that can be emptied to keep the person. */
  cells: readonly EmployeeField[]
}

/** The buttons of a row: keep the person without its invalid cells, and remove the row. */
function RowActions({ line, cells, clear, remove }: RowActionsProps) {
  const isNumber = cells.length === 1 && cells.every(isNumberField)
  return (
    <>
      {cells.length > 0 && (
        <IconButton
          label={
            isNumber
              ? importDialogTexts.keepLineWithoutNumber(line)
              : importDialogTexts.clearLine(line)
          }
          onPress={() => clear(new Map([[line, cells]]))}
        >
          <Eraser size={16} aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={importDialogTexts.remove(line)}
        hasTooltip={false}
        onPress={() => remove([line])}
      >
        <X size={16} aria-hidden="true" />
      </IconButton>
    </>
  )
}
