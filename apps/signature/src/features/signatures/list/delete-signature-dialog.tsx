import type { SignatureTemplate } from '@org/api/client'
import { failureHelp, useApi, useAppDispatch, useLoaded } from '@org/app-kit'
import { BannerMessage, Button, ConfirmDialog, Skeleton } from '@org/ui/primitives'
import { useCallback } from 'react'
import { signatureListTexts } from './texts.ts'
import { texts } from '#shared/texts.ts'
import { signaturesFlow } from '../signatures-saga.ts'
import { SignatureUsage } from './signature-usage.tsx'

export interface DeleteSignatureDialogProps {
  signature: SignatureTemplate
  onClose: () => void
}

/**
 * Asks for confirmation before a signature is deleted, and says who uses it and what they get
 * instead.
 */
export function DeleteSignatureDialog({ signature, onClose }: DeleteSignatureDialogProps) {
  const dispatch = useAppDispatch()
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('getTemplateUsage', { path: { id: signature.id } }, { signal }),
    [client, signature.id],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <ConfirmDialog
      title={texts.deleteTitle(signature.name)}
      isOpen
      isDangerous
      isConfirmDisabled={loaded === null || 'error' in loaded}
      onCancel={onClose}
      onConfirm={() => {
        dispatch(signaturesFlow.requests.delete({ id: signature.id }))
        onClose()
      }}
    >
      {loaded === null && <Skeleton lines={3} label={signatureListTexts.usage.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={loaded.error}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {failureHelp(loaded.error, 'load')}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && <SignatureUsage usage={loaded.data} />}
    </ConfirmDialog>
  )
}
