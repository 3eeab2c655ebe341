import { UnsavedWork } from '@org/app-kit'
import { useFileDrop } from '@org/ui/media'
import { BannerMessage, Button, ProgressIndicator, TextArea } from '@org/ui/primitives'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { importTexts } from '../texts.ts'
import { Chooser, DropPlace, Line, Small, Stack } from './import.styles.ts'
import { saveTemplateFile } from './template-file.ts'
import type { TableReader } from './use-read-table.ts'

const accepted = [
  '.xlsx',
  '.csv',
  '.txt',
  '.tsv',
  'text/csv',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]

const texts = importTexts.choose

/** Accepts a table: dropped, picked, pasted as a file, or pasted as text. */
export function ChooseTable({ isReading, error, read }: TableReader) {
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
        <Chooser {...inputProps} aria-label={texts.input} />
      </DropPlace>
      <Line>
        <Small>{texts.limits}</Small>
        <Button
          variant="tertiary"
          icon={<Download size={16} aria-hidden="true" />}
          onPress={saveTemplateFile}
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
