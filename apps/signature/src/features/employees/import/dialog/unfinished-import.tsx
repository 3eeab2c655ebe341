import { BannerMessage, Button } from '@org/ui/primitives'
import { useAppSelector } from '@org/app-kit'
import { selectEmployeeImport } from '../import-slice.ts'
import { hasRows, rowsLeft } from '../import-state.ts'
import { importTexts } from '../texts.ts'
import { Notice } from './import.styles.ts'
import { ImportProgressBar } from './import-state.tsx'

/** While the import dialog is closed, shows that an import is running, has stopped or is done. */
export function UnfinishedImport({ onShow }: { onShow: () => void }) {
  const begun = useAppSelector(selectEmployeeImport)
  const { isRunning, isElsewhere, isWaiting, failure } = begun
  const show = <Button onPress={onShow}>{importTexts.show}</Button>
  if (isRunning || isElsewhere) {
    const title = isElsewhere ? importTexts.otherTab : importTexts.running
    return (
      <Notice aria-label={title}>
        <div>
          <ImportProgressBar label={title} />
          {isWaiting && (
            <p>
              {importTexts.waiting}. {importTexts.waitingHelp}
            </p>
          )}
        </div>
        {show}
      </Notice>
    )
  }
  if (!hasRows(begun)) {
    return (
      <BannerMessage title={importTexts.allImported} actions={show}>
        {importTexts.done(begun)}
      </BannerMessage>
    )
  }
  return (
    <BannerMessage tone="warning" title={importTexts.paused} actions={show}>
      {failure !== null && <div>{failure}</div>}
      {importTexts.left(rowsLeft(begun))}
    </BannerMessage>
  )
}
