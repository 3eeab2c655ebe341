import { Button, Dialog, TextField } from '@org/ui/primitives'
import { useState } from 'react'
import { LoadedPart } from '../loading/loaded-part.tsx'
import { useLoaded } from '../loading/use-loaded.ts'
import { useIdempotencyKey } from '../operations/use-idempotency-key.ts'
import { useOperation } from '../operations/use-operation.ts'
import { useRunOperation } from '../operations/use-run-operation.ts'
import { FormError } from '../page/form-error.tsx'
import { errorMessage } from '../store/error-message.ts'
import { Consequences } from './consequences.tsx'
import type { Deletion } from './create-deletion.ts'
import { DataDownload, type DataDownloadProps } from './data-download.tsx'
import { Parts } from './deletion.styles.ts'
import { deletionTexts, type DeletionPreview, type DeletionTexts } from './deletion-texts.ts'

export interface DeletionDialogProps extends Pick<DataDownloadProps, 'readAll'> {
  deletion: Deletion
  texts: DeletionTexts
  /** Must keep its identity while the dialog is open. */
  loadPreview: (signal: AbortSignal) => Promise<DeletionPreview>
  onClose: () => void
}

/** Says what the deletion deletes, offers the data as a file, and asks for the name. */
export function DeletionDialog({
  deletion,
  texts,
  loadPreview,
  readAll,
  onClose,
}: DeletionDialogProps) {
  const run = useRunOperation(deletion.operation)
  const keyFor = useIdempotencyKey(deletion.operation)
  const { isRunning } = useOperation(deletion.operation)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const { loaded, retry } = useLoaded(loadPreview)
  const name = loaded !== null && 'data' in loaded ? loaded.data.name : null
  const isRight = name !== null && typed.trim() === name.trim()

  const confirm = () => {
    setError(null)
    run(deletion.requested({ name: typed, idempotencyKey: keyFor(typed) })).catch(
      (failure: unknown) => setError(errorMessage(failure)),
    )
  }
  return (
    <Dialog
      title={texts.title}
      isOpen
      isBlocking={isRunning}
      ignoresOutsidePress
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {deletionTexts.cancel}
          </Button>
          <Button variant="danger" isDisabled={!isRight} isLoading={isRunning} onPress={confirm}>
            {deletionTexts.confirm}
          </Button>
        </>
      }
    >
      <Parts>
        <FormError message={error} work="delete" />
        <LoadedPart loaded={loaded} onRetry={retry}>
          {(preview) => (
            <Parts>
              <Consequences preview={preview} />
              <DataDownload texts={texts} readAll={readAll} />
              <TextField
                label={texts.nameLabel(preview.name)}
                value={typed}
                onChange={setTyped}
                autoComplete="off"
                maxLength={200}
                errors={typed === '' || isRight ? [] : [texts.wrongName]}
              />
            </Parts>
          )}
        </LoadedPart>
      </Parts>
    </Dialog>
  )
}
