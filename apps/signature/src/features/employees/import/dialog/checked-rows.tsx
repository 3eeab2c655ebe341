import type { EmployeeField } from '@org/api/import'
import { BannerMessage, Button, Switch } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { importDialogTexts } from './texts.ts'
import { Stack } from '@org/app-kit/table-import'
import { isNumberField } from '../check-rows.ts'
import type { EditedRows } from './row-editing.ts'
import { clearableCells } from './clearable-cells.ts'
import type { CellsByLine } from './table-draft.ts'
import { RowsTable } from './rows-table.tsx'
import { UnknownTeams, unknownTeams } from './unknown-teams.tsx'

/** Shows the checked rows, and what to do about errors. */
export function CheckedRows(edited: EditedRows) {
  const { rows, errors, remove, clear, isReadOnly } = edited
  const [isErrorsOnly, setErrorsOnly] = useState(false)
  const isNarrowed = isErrorsOnly && errors.size > 0
  const shown = useMemo(
    () => (isNarrowed ? rows.filter(({ line }) => errors.has(line)) : rows),
    [isNarrowed, rows, errors],
  )
  const teams = useMemo(() => unknownTeams(rows, errors), [rows, errors])
  const cells = useMemo(() => clearableCells(errors), [errors])
  const numbers = only(cells, isNumberField)
  const others = only(cells, (field) => !isNumberField(field))
  return (
    <Stack>
      {!isReadOnly && <UnknownTeams names={teams} />}
      {errors.size > 0 && (
        <BannerMessage
          tone="warning"
          title={importDialogTexts.invalid(errors.size)}
          actions={
            <>
              {numbers.size > 0 && (
                <Button onPress={() => clear(numbers)}>
                  {importDialogTexts.keepWithoutNumber(numbers.size)}
                </Button>
              )}
              {others.size > 0 && (
                <Button onPress={() => clear(others)}>{importDialogTexts.clearCells}</Button>
              )}
              <Button onPress={() => remove([...errors.keys()])}>
                {importDialogTexts.removeInvalid}
              </Button>
            </>
          }
        >
          <Switch isSelected={isErrorsOnly} onChange={setErrorsOnly}>
            {importDialogTexts.onlyInvalid}
          </Switch>
        </BannerMessage>
      )}
      <RowsTable {...edited} rows={shown} />
    </Stack>
  )
}

/** Narrows cells down to some fields. */
function only(cells: CellsByLine, isWanted: (field: EmployeeField) => boolean): CellsByLine {
  const wanted = [...cells].map(([line, fields]) => [line, fields.filter(isWanted)] as const)
  return new Map(wanted.filter(([, fields]) => fields.length > 0))
}
