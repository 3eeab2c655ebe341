import type { Organisation } from '@org/api/client'
import {
  errorMessage,
  useApi,
  useIdempotencyKey,
  useLoaded,
  useOperation,
  useRunOperation,
} from '@org/app-kit'
import { FormError, LoadedPart } from '@org/app-kit/pages'
import { saveFile } from '@org/ui/signature-export'
import { Button, Dialog, TextField } from '@org/ui/primitives'
import { Download } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Consequences } from './consequences.tsx'
import { deletionOperation, deletionRequested } from './deletion-saga.ts'
import { Parts } from './deletion.styles.ts'
import { exportCompany } from './export-company.ts'
import { deletionTexts as labels } from './texts.ts'

interface DeletionDialogProps {
  company: Organisation
  onClose: () => void
}

/** Says what deleting the company deletes, offers the data as a file, and asks for the name. */
export function DeletionDialog({ company: { id, name }, onClose }: DeletionDialogProps) {
  const client = useApi()
  const run = useRunOperation(deletionOperation)
  const keyFor = useIdempotencyKey(deletionOperation)
  const { isRunning } = useOperation(deletionOperation)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const load = useCallback(
    (signal: AbortSignal) => client.call('previewDeletion', { path: { id } }, { signal }),
    [client, id],
  )
  const { loaded, retry } = useLoaded(load)
  const isKnown = loaded !== null && 'data' in loaded
  const isRight = typed.trim() === name.trim()

  const confirm = () => {
    setError(null)
    run(deletionRequested({ name: typed, idempotencyKey: keyFor(typed) })).catch(
      (failure: unknown) => setError(errorMessage(failure)),
    )
  }
  return (
    <Dialog
      title={labels.dialogTitle(name)}
      isOpen
      isBlocking={isRunning}
      ignoresOutsidePress
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isRunning}>
            {labels.cancel}
          </Button>
          <Button
            variant="danger"
            isDisabled={!isRight || !isKnown}
            isLoading={isRunning}
            onPress={confirm}
          >
            {labels.confirm}
          </Button>
        </>
      }
    >
      <Parts>
        <FormError message={error} work="delete" />
        <LoadedPart loaded={loaded} onRetry={retry}>
          {(preview) => <Consequences preview={preview} />}
        </LoadedPart>
        <DataDownload id={id} />
        <TextField
          label={labels.nameLabel(name)}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          maxLength={200}
          errors={typed === '' || isRight ? [] : [labels.wrongName]}
        />
      </Parts>
    </Dialog>
  )
}

/** Offers the company's data as a file. */
function DataDownload({ id }: { id: string }) {
  const client = useApi()
  const [isRunning, setRunning] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function download() {
    setRunning(true)
    setError(null)
    try {
      const bytes = new TextEncoder().encode(await exportCompany(client, id))
      saveFile({ name: labels.exportName, type: 'application/json', bytes })
    } catch (failure) {
      setError(errorMessage(failure))
    }
    setRunning(false)
  }
  return (
    <div>
      <p>{labels.exportHelp}</p>
      <FormError message={error} work="load" />
      <Button
        icon={<Download size={16} aria-hidden="true" />}
        isLoading={isRunning}
        onPress={() => void download()}
      >
        {labels.export}
      </Button>
    </div>
  )
}
