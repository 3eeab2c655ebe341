import { employeeFields, type Sheet } from '@org/api/import'
import { Select } from '@org/ui/primitives'
import { importTexts } from '../texts.ts'
import { Columns, Line, Small, Stack } from './import.styles.ts'
import { type TableDraft, withColumn, withHeadings } from './table-draft.ts'

const none = 'none'
/** Number of rows at the top of the table that are offered as the heading row. */
const headingChoices = 20

export interface ColumnMappingFieldsProps {
  draft: TableDraft
  onChange: (draft: TableDraft) => void
  /** Whether rows can name a team. */
  hasTeams: boolean
}

/** Shows which field each column contains, as guessed, and lets the user change it. */
export function ColumnMappingFields({ draft, onChange, hasTeams }: ColumnMappingFieldsProps) {
  const { sheet, mapping } = draft
  const { headingRow, columns } = mapping
  const options = [
    { value: none, label: importTexts.columns.none },
    ...columns.map((_, at) => columnOption(sheet, headingRow, at)),
  ]
  const fields = employeeFields.filter((field) => hasTeams || field !== 'team')
  return (
    <Stack>
      <Columns>
        <legend>{importTexts.columns.title}</legend>
        <Select
          label={importTexts.columns.headings}
          options={headingOptions(sheet)}
          value={headingRow === null ? none : String(headingRow)}
          onChange={(value) => onChange(withHeadings(draft, value === none ? null : Number(value)))}
        />
        {fields.map((field) => {
          const at = columns.indexOf(field)
          return (
            <Select
              key={field}
              label={importTexts.fields[field]}
              options={options}
              value={at < 0 ? none : String(at)}
              onChange={(value) => {
                const column = value === none ? null : Number(value)
                onChange({ ...draft, mapping: withColumn(mapping, field, column) })
              }}
            />
          )
        })}
      </Columns>
      <Line>
        <Small>{sourceText(sheet)}</Small>
      </Line>
    </Stack>
  )
}

/** Lists the options for the heading row: none, or one of the first rows with its contents. */
function headingOptions({ rows }: Sheet) {
  const choices = rows.slice(0, headingChoices).map(({ line, cells }, at) => ({
    value: String(at),
    label: importTexts.columns.headingRow(line),
    description: cells.filter((cell) => cell.trim() !== '').join(', '),
  }))
  return [{ value: none, label: importTexts.columns.noHeadings }, ...choices]
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
    label: heading === '' ? importTexts.columns.unnamed(at + 1) : heading,
    description: example === undefined ? undefined : importTexts.columns.example(example),
  }
}

function sourceText({ source }: Sheet): string {
  return source.kind === 'spreadsheet'
    ? importTexts.source.spreadsheet(source.sheetName)
    : importTexts.source.text(source.encoding, source.separator)
}
