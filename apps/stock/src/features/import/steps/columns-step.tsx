import { guessColumns } from '@org/api/import'
import type { ImportField, ImportKind } from '@org/api/stock'
import { ColumnMappingFields, Stack } from '@org/app-kit/table-import'
import { BannerMessage, Button } from '@org/ui/primitives'
import { importHeadings } from '#shared/export/import-headings.ts'
import { kindDetails, type MappedTable } from '../import-kinds.ts'
import { WholeFileFields } from './whole-file-fields.tsx'
import { Buttons } from '../import.styles.ts'
import { importTexts } from '../texts.ts'
import type { useImport } from '../use-import.ts'

export interface ColumnsStepProps {
  kind: ImportKind
  hasCentre: boolean
  table: MappedTable
  flow: ReturnType<typeof useImport>
}

/** Whether a needed field has a column, or what replaces it. */
function isGiven(field: ImportField, { mapping, wholeFile }: MappedTable): boolean {
  const hasCode = mapping.columns.includes('codeAndRef') || wholeFile.generatesCodes
  return mapping.columns.includes(field) || (field === 'code' && hasCode)
}

/** Shows the guessed columns; a person corrects them and asks for the preview. */
export function ColumnsStep({ kind, hasCentre, table, flow }: ColumnsStepProps) {
  const { columns, fields, needed, ofCentre } = kindDetails[kind]
  const labels: Partial<Record<ImportField, string>> = importHeadings[kind]
  const offered = fields.filter((field) => hasCentre || !ofCentre.includes(field))
  const missing = needed.filter((field) => !isGiven(field, table))
  const isBusy = flow.work !== null
  return (
    <Stack>
      {flow.failure && (
        <BannerMessage tone="danger" title={importTexts.previewFailed}>
          {flow.failure.message}
        </BannerMessage>
      )}
      <ColumnMappingFields
        sheet={table.sheet}
        mapping={table.mapping}
        fields={offered.map((field) => ({ field, label: labels[field] ?? field }))}
        onMapping={flow.setMapping}
        onHeadings={(row) =>
          flow.setMapping(guessColumns<ImportField>(table.sheet.rows, columns, row))
        }
        onSheet={flow.readSheet}
      />
      {kind === 'products' && (
        <WholeFileFields value={table.wholeFile} onChange={flow.setWholeFile} />
      )}
      {missing.length > 0 && (
        <BannerMessage
          tone="info"
          title={importTexts.needed(missing.map((field) => labels[field] ?? field).join(', '))}
        />
      )}
      <Buttons>
        <Button onPress={flow.restart} isDisabled={isBusy}>
          {importTexts.otherFile}
        </Button>
        <Button
          variant="primary"
          isDisabled={missing.length > 0}
          isLoading={isBusy}
          loadingLabel={importTexts.previewing}
          onPress={() => void flow.loadPreview()}
        >
          {importTexts.toPreview}
        </Button>
      </Buttons>
    </Stack>
  )
}
