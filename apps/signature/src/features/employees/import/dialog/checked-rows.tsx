import { BannerMessage, Button, Switch } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { importDialogTexts } from './texts.ts'
import { Line, Stack } from '@org/app-kit/table-import'
import type { EditedRows } from './row-editing.ts'
import { RowsTable } from './rows-table.tsx'

/** Shows the checked rows, and what to do about errors. */
export function CheckedRows(edited: EditedRows) {
  const { rows, errors, remove } = edited
  const [isErrorsOnly, setErrorsOnly] = useState(false)
  const isNarrowed = isErrorsOnly && errors.size > 0
  const shown = useMemo(
    () => (isNarrowed ? rows.filter(({ line }) => errors.has(line)) : rows),
    [isNarrowed, rows, errors],
  )
  return (
    <Stack>
      {errors.size > 0 && (
        <BannerMessage tone="warning" title={importDialogTexts.invalid(errors.size)}>
          <Line>
            <Switch isSelected={isErrorsOnly} onChange={setErrorsOnly}>
              {importDialogTexts.onlyInvalid}
            </Switch>
            <Button onPress={() => remove([...errors.keys()])}>
              {importDialogTexts.removeInvalid}
            </Button>
          </Line>
        </BannerMessage>
      )}
      <RowsTable {...edited} rows={shown} />
    </Stack>
  )
}
