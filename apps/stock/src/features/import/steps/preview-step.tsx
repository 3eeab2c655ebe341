import type { ImportPreview } from '@org/api/client'
import type { ImportKind } from '@org/api/stock'
import { Stack } from '@org/app-kit/table-import'
import { BannerMessage, Button, Checkbox, ProgressBar, ProgressIndicator } from '@org/ui/primitives'
import { useState } from 'react'
import { Buttons } from '../import.styles.ts'
import { importTexts } from '../texts.ts'
import type { ImportWork, useImport } from '../use-import.ts'
import { PreviewRows } from './preview-rows.tsx'

export interface PreviewStepProps {
  kind: ImportKind
  preview: ImportPreview
  flow: ReturnType<typeof useImport>
}

/** Shows row by row what an import does, and runs it. */
export function PreviewStep({ kind, preview, flow }: PreviewStepProps) {
  const { rows, digest } = preview
  const count = rows.filter(({ outcome }) => outcome === 'created' || outcome === 'changed').length
  const isRunning = flow.work !== null
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length
  // A new preview asks again.
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const isConfirmed = confirmed === digest
  return (
    <Stack>
      {flow.failure && (
        <BannerMessage tone="danger" title={importTexts.failed}>
          {flow.failure.message}
        </BannerMessage>
      )}
      {flow.isRenewed && (
        <BannerMessage tone="warning" title={importTexts.changedMeanwhile}>
          {importTexts.changedHelp}
        </BannerMessage>
      )}
      {count === 0 && (
        <BannerMessage tone="info" title={importTexts.nothing}>
          {importTexts.nothingHelp}
        </BannerMessage>
      )}
      {count > 0 && rows.some(({ outcome }) => outcome === 'refused') && (
        <BannerMessage tone="warning" title={refusedTitle(rows)}>
          {importTexts.refusedHelp}
        </BannerMessage>
      )}
      {doubtful > 0 && (
        <BannerMessage tone="warning" title={importTexts.doubtfulTitle(doubtful)}>
          <p>{importTexts.doubtfulHelp}</p>
          <Checkbox
            isSelected={isConfirmed}
            onChange={(isSelected) => setConfirmed(isSelected ? digest : null)}
          >
            {importTexts.confirmDoubtful}
          </Checkbox>
        </BannerMessage>
      )}
      <PreviewRows key={digest} kind={kind} rows={rows} />
      {flow.work && <Running work={flow.work} />}
      <Buttons>
        <Button onPress={flow.restart} isDisabled={isRunning}>
          {importTexts.otherFile}
        </Button>
        <Button onPress={flow.toColumns} isDisabled={isRunning}>
          {importTexts.toColumns}
        </Button>
        {count > 0 && (
          <Button
            variant="primary"
            isDisabled={doubtful > 0 && !isConfirmed}
            isLoading={isRunning}
            loadingLabel={importTexts.importing}
            onPress={() => void flow.run(digest)}
          >
            {importTexts.run(count)}
          </Button>
        )}
      </Buttons>
    </Stack>
  )
}

function refusedTitle(rows: ImportPreview['rows']): string {
  return importTexts.result.refused(rows.filter(({ outcome }) => outcome === 'refused').length)
}

/** Shows how much of the file is sent, then that the server is working. */
function Running({ work }: { work: ImportWork }) {
  return work.kind === 'run' && work.share < 1 ? (
    <ProgressBar label={importTexts.sending} value={work.share} max={1} />
  ) : (
    <ProgressIndicator size="small" label={importTexts.importing} />
  )
}
