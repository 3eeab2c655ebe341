import { useFileDrop } from '@org/ui/media'
import { BannerMessage, Button, ProgressIndicator, TextArea } from '@org/ui/primitives'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { tableImportTexts } from '../texts/table-import-texts.ts'
import { UnsavedWork } from '../unsaved-work/unsaved-work.tsx'
import { Chooser, DropPlace, Line, Small, Stack } from './table-import.styles.ts'
import type { TableReader } from './use-read-table.ts'

const accepted = [
  '.xlsx',
  '.csv',
  '.txt',
  '.tsv',
  // Not read, but the reader names the format and the way out.
  '.xls',
  '.xlsb',
  '.ods',
  '.numbers',
  '.json',
  '.ldif',
  '.vcf',
  '.html',
  '.xml',
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

const texts = tableImportTexts.choose

export interface ChooseTableProps extends TableReader {
  /** Name of the file field, for screen readers. */
  label: string
  /** Help text: what a table may contain, and its maximum size. */
  limits: string
  /** Downloads an empty table with the headings. */
  onTemplate: () => void
}

/** Accepts a table: dropped, picked, pasted as a file, or pasted as text. */
export function ChooseTable({
  isReading,
  error,
  read,
  label,
  limits,
  onTemplate,
}: ChooseTableProps) {
  const [pasted, setPasted] = useState('')
  const { isOver, browse, rootProps, inputProps } = useFileDrop({
    accept: accepted,
    isMultiple: false,
    isDisabled: isReading,
    onFiles: ([file]) => {
      if (file) void read(file)
    },
  })
  return (
    <Stack {...rootProps}>
      <UnsavedWork isDirty={pasted.trim() !== ''} />
      {error !== null && (
        <BannerMessage tone="danger" title={texts.failed}>
          {error}
        </BannerMessage>
      )}
      <DropPlace $isOver={isOver}>
        {isReading ? (
          <ProgressIndicator size="small" label={texts.reading} />
        ) : (
          <FileSpreadsheet size={20} aria-hidden="true" />
        )}
        <Button onPress={browse} isDisabled={isReading}>
          {texts.browse}
        </Button>
        <span>{isOver ? texts.drop : texts.hint}</span>
        <Chooser {...inputProps} aria-label={label} />
      </DropPlace>
      <Line>
        <Small>{limits}</Small>
        <Button
          variant="tertiary"
          icon={<Download size={16} aria-hidden="true" />}
          onPress={onTemplate}
        >
          {texts.template}
        </Button>
      </Line>
      <TextArea label={texts.paste} value={pasted} onChange={setPasted} rows={5} />
      <div>
        <Button isDisabled={pasted.trim() === '' || isReading} onPress={() => void read(pasted)}>
          {texts.read}
        </Button>
      </div>
    </Stack>
  )
}
