import type { SignatureTemplate } from '@org/api/client'
import { failureHelp, useApi, useAppDispatch } from '@org/app-kit'
import { BannerMessage, Button, ConfirmDialog, Skeleton } from '@org/ui/primitives'
import { useCallback } from 'react'
import { signaturesTexts } from '../texts.ts'
import { texts } from '#shared/texts.ts'
import { templatesFlow } from '../signatures-saga.ts'
import { useLoaded } from '#shared/use-loaded.ts'
import { TemplateUsageText } from './template-usage.tsx'

export interface DeleteTemplateDialogProps {
  template: SignatureTemplate
  onClose: () => void
}

/** Asks before a template is deleted, and says first who uses it and what they get instead. */
export function DeleteTemplateDialog({ template, onClose }: DeleteTemplateDialogProps) {
  const dispatch = useAppDispatch()
  const client = useApi()
  const load = useCallback(
    (signal: AbortSignal) =>
      client.call('getTemplateUsage', { path: { id: template.id } }, { signal }),
    [client, template.id],
  )
  const { loaded, retry } = useLoaded(load)
  return (
    <ConfirmDialog
      title={texts.deleteTitle(template.name)}
      isOpen
      isDangerous
      isConfirmDisabled={loaded === null || 'error' in loaded}
      onCancel={onClose}
      onConfirm={() => {
        dispatch(templatesFlow.requests.delete({ id: template.id }))
        onClose()
      }}
    >
      {loaded === null && <Skeleton lines={3} label={signaturesTexts.usage.loading} />}
      {loaded && 'error' in loaded && (
        <BannerMessage
          tone="danger"
          title={loaded.error}
          actions={<Button onPress={retry}>{texts.retry}</Button>}
        >
          {failureHelp(loaded.error, 'load')}
        </BannerMessage>
      )}
      {loaded && 'data' in loaded && <TemplateUsageText usage={loaded.data} />}
    </ConfirmDialog>
  )
}
