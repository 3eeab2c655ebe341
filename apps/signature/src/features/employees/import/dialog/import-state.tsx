import { BannerMessage, ProgressBar } from '@org/ui/primitives'
import { useAppSelector } from '@org/app-kit'
import { selectEmployeeImport } from '../import-slice.ts'
import { rowsDone, type SentBatch } from '../import-state.ts'
import { importTexts } from '../texts.ts'
import { importDialogTexts } from './texts.ts'
import { Small, Stack } from '@org/app-kit/table-import'

/** The progress of an import, and why it has stopped. */
export function ImportState() {
  const begun = useAppSelector(selectEmployeeImport)
  const { queue, aside, batch, isRunning, isElsewhere, isWaiting, failure } = begun
  const isGoing = isRunning || isElsewhere
  if (!isGoing && queue.length === 0 && !batch) {
    return aside.length === 0 ? (
      <BannerMessage tone="success" title={importTexts.allImported}>
        {importTexts.done(begun)}
      </BannerMessage>
    ) : (
      <BannerMessage title={importTexts.done(begun)} />
    )
  }
  return (
    <Stack>
      {failure !== null && (
        <BannerMessage tone="danger" title={failure}>
          {importDialogTexts.stoppedHelp}
        </BannerMessage>
      )}
      {isElsewhere && (
        <BannerMessage title={importTexts.otherTab}>{importDialogTexts.otherTabHelp}</BannerMessage>
      )}
      {isWaiting && (
        <BannerMessage tone="warning" title={importTexts.waiting}>
          {importTexts.waitingHelp}
        </BannerMessage>
      )}
      <ImportProgressBar />
      {begun.updatesExisting && <Small>{importDialogTexts.updates.isOn}</Small>}
      {isRunning && <Small>{importDialogTexts.background}</Small>}
      {!isGoing && batch && <Small>{sentText(batch)}</Small>}
    </Stack>
  )
}

/** Progress over all rows that can be sent without a correction. */
export function ImportProgressBar({ label = importDialogTexts.progress }: { label?: string }) {
  const begun = useAppSelector(selectEmployeeImport)
  const done = rowsDone(begun)
  const total = done + begun.queue.length + (begun.batch?.rows.length ?? 0)
  return (
    <ProgressBar
      label={label}
      value={done}
      max={Math.max(1, total)}
      valueLabel={importDialogTexts.progressOf(done, total)}
    />
  )
}

function sentText({ rows }: SentBatch): string {
  const lines = rows.map(({ line }) => line)
  return importDialogTexts.underWay(lines[0] ?? 0, lines.at(-1) ?? 0)
}
