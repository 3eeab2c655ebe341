import { Button } from '@org/ui/primitives'
import { saveFile } from '@org/ui/signature-export'
import { Download as DownloadIcon } from 'lucide-react'
import { useAction } from '../loading/use-action.ts'
import { FormError } from '../page/form-error.tsx'
import { Download } from './deletion.styles.ts'
import { deletionTexts, type DeletionTexts } from './deletion-texts.ts'

export interface DataDownloadProps {
  texts: Pick<DeletionTexts, 'exportHelp' | 'exportName'>
  /** Reads the data that the file contains as JSON. */
  readAll: () => Promise<unknown>
}

/** Offers the organisation's data as a file. */
export function DataDownload({ texts, readAll }: DataDownloadProps) {
  const { isRunning, error, run } = useAction()
  const download = () =>
    run(async () => {
      const text = JSON.stringify(await readAll(), null, 2)
      const bytes = new TextEncoder().encode(text)
      saveFile({ name: texts.exportName, type: 'application/json', bytes })
    })
  return (
    <Download>
      <p>{texts.exportHelp}</p>
      <FormError message={error} work="load" />
      <Button
        icon={<DownloadIcon size={16} aria-hidden="true" />}
        isLoading={isRunning}
        onPress={download}
      >
        {deletionTexts.export}
      </Button>
    </Download>
  )
}
