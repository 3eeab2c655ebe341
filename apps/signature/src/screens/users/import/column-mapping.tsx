import { employeeFields, type Sheet } from '@org/api/import'
import { Select, Switch } from '@org/ui/primitives'
import { importTexts } from '../../../users/import/texts.ts'
import { Columns, Line, Small, Stack } from './import.styles.ts'
import { type TableDraft, withColumn } from './table-draft.ts'

const none = 'none'

export interface ColumnMappingFieldsProps {
  draft: TableDraft
  onChange: (draft: TableDraft) => void
}

/** Which column of the table holds what, guessed and open to correction. */
export function ColumnMappingFields({ draft, onChange }: ColumnMappingFieldsProps) {
  const { sheet, mapping } = draft
  const { hasHeadings, columns } = mapping
  const options = [
    { value: none, label: importTexts.columns.none },
    ...columns.map((_, at) => columnOption(sheet, hasHeadings, at)),
  ]
  return (
    <Stack>
      <Columns>
        <legend>{importTexts.columns.title}</legend>
        {employeeFields.map((field) => {
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
        <Switch
          isSelected={hasHeadings}
          onChange={(isOn) => onChange({ ...draft, mapping: { ...mapping, hasHeadings: isOn } })}
        >
          {importTexts.columns.hasHeadings}
        </Switch>
        <Small>{sourceText(sheet)}</Small>
      </Line>
    </Stack>
  )
}

/** A column by its heading, with a text that stands in it. */
function columnOption({ rows }: Sheet, hasHeadings: boolean, at: number) {
  const heading = hasHeadings ? (rows[0]?.cells[at]?.trim() ?? '') : ''
  const example = rows
    .slice(hasHeadings ? 1 : 0, 20)
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
