import { BannerMessage, ProgressBar } from '@org/ui/primitives'
import { useAppSelector } from '../../../state.ts'
import { selectUserImport } from '../../../users/import/import-slice.ts'
import { importTexts } from '../../../users/import/texts.ts'
import { Small, Stack } from './import.styles.ts'

/** How far an import has come, and why it stands still. */
export function ImportState() {
  const { queue, aside, created, isRunning, underWay, failure } = useAppSelector(selectUserImport)
  const total = created + queue.length
  if (!isRunning && queue.length === 0) {
    return aside.length === 0 ? (
      <BannerMessage tone="success" title={importTexts.allImported}>
        {importTexts.created(created)}
      </BannerMessage>
    ) : (
      <BannerMessage title={importTexts.created(created)} />
    )
  }
  return (
    <Stack>
      {failure !== null && (
        <BannerMessage tone="danger" title={failure}>
          {importTexts.stoppedHelp}
        </BannerMessage>
      )}
      <ProgressBar
        label={importTexts.progress}
        value={created}
        max={Math.max(1, total)}
        valueLabel={importTexts.progressOf(created, total)}
      />
      {isRunning && <Small>{importTexts.background}</Small>}
      {!isRunning && underWay !== null && <Small>{importTexts.underWay(underWay)}</Small>}
    </Stack>
  )
}
