import type { ColumnMapping, Sheet } from '@org/api/import'
import { Select } from '@org/ui/primitives'
import { tableImportTexts } from '../texts/table-import-texts.ts'
import { Columns, Line, Small, Stack } from './table-import.styles.ts'
import { withColumn } from './with-column.ts'

const none = 'none'
/** Number of rows at the top of the table that are offered as the heading row. */
const headingChoices = 20
const texts = tableImportTexts.columns

export interface ColumnMappingFieldsProps<Field extends string> {
  sheet: Sheet
  mapping: ColumnMapping<Field>
  /** The fields that a column can be assigned to, with their names. */
  fields: readonly { field: Field; label: string }[]
  onMapping: (mapping: ColumnMapping<Field>) => void
  /**
   * Called with the index of the heading row, or null for none. The caller guesses the columns
   * again.
   */
  onHeadings: (headingRow: number | null) => void
  /**
   * Called with the name of another sheet of the spreadsheet; if omitted, users cannot change the
   * sheet.
   */
  onSheet?: (sheetName: string) => void
}

/** Shows which field each column contains, as guessed, and lets the user change it. */
export function ColumnMappingFields<Field extends string>({
  sheet,
  mapping,
  fields,
  onMapping,
  onHeadings,
  onSheet,
}: ColumnMappingFieldsProps<Field>) {
  const { headingRow, columns } = mapping
  const { source } = sheet
  const options = [
    { value: none, label: texts.none },
    ...columns.map((_, at) => columnOption(sheet, headingRow, at)),
  ]
  return (
    <Stack>
      <Columns>
        <legend>{texts.title}</legend>
        {onSheet && source.kind === 'spreadsheet' && source.sheetNames.length > 1 && (
          <Select
            label={texts.sheet}
            options={source.sheetNames.map((name) => ({ value: name, label: name }))}
            value={source.sheetName}
            onChange={onSheet}
          />
        )}
        <Select
          label={texts.headings}
          options={headingOptions(sheet)}
          value={headingRow === null ? none : String(headingRow)}
          onChange={(value) => onHeadings(value === none ? null : Number(value))}
        />
        {fields.map(({ field, label }) => {
          const at = columns.indexOf(field)
          return (
            <Select
              key={field}
              label={label}
              options={options}
              value={at < 0 ? none : String(at)}
              onChange={(value) => {
                onMapping(withColumn(mapping, field, value === none ? null : Number(value)))
              }}
            />
          )
        })}
      </Columns>
      <Line>
        <Small>{sourceText(sheet)}</Small>
        {source.kind === 'text' && source.unclosedQuotes && (
          <Small>{tableImportTexts.source.unclosed(source.unclosedQuotes)}</Small>
        )}
      </Line>
    </Stack>
  )
}

/** Lists the options for the heading row: none, or one of the first rows with its contents. */
function headingOptions({ rows }: Sheet) {
  const choices = rows.slice(0, headingChoices).map(({ line, cells }, at) => ({
    value: String(at),
    label: texts.headingRow(line),
    description: cells.filter((cell) => cell.trim() !== '').join(', '),
  }))
  return [{ value: none, label: texts.noHeadings }, ...choices]
}

/** Returns the option for a column: its heading with a sample value. */
function columnOption({ rows }: Sheet, headingRow: number | null, at: number) {
  const heading = headingRow === null ? '' : (rows[headingRow]?.cells[at]?.trim() ?? '')
  const first = (headingRow ?? -1) + 1
  const example = rows
    .slice(first, first + 20)
    .map(({ cells }) => cells[at]?.trim() ?? '')
    .find((text) => text !== '')
  return {
    value: String(at),
    label: heading === '' ? texts.unnamed(at + 1) : heading,
    description: example === undefined ? undefined : texts.example(example),
  }
}

function sourceText({ source }: Sheet): string {
  return source.kind === 'spreadsheet'
    ? tableImportTexts.source.spreadsheet(source.sheetName)
    : tableImportTexts.source.text(source.encoding, source.separator)
}
