import { BannerMessage, Button } from '@org/ui/primitives'
import { useAppSelector } from '../../../state.ts'
import { selectHasUserImport, selectUserImport } from '../../../users/import/import-slice.ts'
import { importTexts } from '../../../users/import/texts.ts'

/** Tells of an import that runs, or that stopped half-way, while its dialog is closed. */
export function UnfinishedImport({ onShow }: { onShow: () => void }) {
  const { queue, aside, isRunning, failure, created } = useAppSelector(selectUserImport)
  const hasImport = useAppSelector(selectHasUserImport)
  if (!hasImport) return null
  const left = queue.length + aside.length
  const title = isRunning ? importTexts.running : importTexts.paused
  return (
    <BannerMessage
      tone={isRunning || left === 0 ? 'info' : 'warning'}
      title={left === 0 && !isRunning ? importTexts.allImported : title}
      actions={<Button onPress={onShow}>{importTexts.show}</Button>}
    >
      {failure} {left === 0 ? importTexts.created(created) : importTexts.left(left)}
    </BannerMessage>
  )
}
