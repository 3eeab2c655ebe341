import { BannerMessage, Button, Switch } from '@org/ui/primitives'
import { useMemo, useState } from 'react'
import { importTexts } from '../texts.ts'
import { Line, Stack } from './import.styles.ts'
import type { EditedRows } from './row-editing.ts'
import { RowsTable } from './rows-table.tsx'

/** The rows, and what is to be done about those with faults. */
export function CheckedRows(edited: EditedRows) {
  const { rows, faults, remove } = edited
  const [isFaultyOnly, setFaultyOnly] = useState(false)
  const isNarrowed = isFaultyOnly && faults.size > 0
  const shown = useMemo(
    () => (isNarrowed ? rows.filter(({ line }) => faults.has(line)) : rows),
    [isNarrowed, rows, faults],
  )
  return (
    <Stack>
      {faults.size > 0 && (
        <BannerMessage tone="warning" title={importTexts.faulty(faults.size)}>
          <Line>
            <Switch isSelected={isFaultyOnly} onChange={setFaultyOnly}>
              {importTexts.onlyFaulty}
            </Switch>
            <Button onPress={() => remove([...faults.keys()])}>{importTexts.removeFaulty}</Button>
          </Line>
        </BannerMessage>
      )}
      <RowsTable {...edited} rows={shown} />
    </Stack>
  )
}
