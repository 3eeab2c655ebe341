'use client'

import { BannerMessage, Button } from '@org/ui/primitives'
import type { ReactElement } from 'react'
import type { InstallState } from '../install-state.ts'
import { installTexts as texts } from '../texts.ts'
import { FocusedMessage } from '../focused-message/focused-message.tsx'
import type { ExportFailure, SignatureExport } from './use-export.ts'

export interface ExportMessageProps {
  exported: SignatureExport
  state: InstallState
}

/**
 * Shows why the export of the signature or the report of the installation failed, or confirms that
 * a retry of the report has succeeded. Renders nothing otherwise.
 */
export function ExportMessage({ exported, state }: ExportMessageProps): ReactElement | null {
  const kind = kindOf(exported, state)
  if (kind === null) return null
  return (
    <FocusedMessage key={kind} claimFocus={() => exported.claimFocus(kind)}>
      {kind === 'copy-failed' && (
        <BannerMessage tone="danger" title={texts.copyFailedTitle}>
          {texts.copyFailed}
        </BannerMessage>
      )}
      {kind === 'file-failed' && (
        <BannerMessage tone="danger" title={texts.fileFailedTitle}>
          {texts.fileFailed}
        </BannerMessage>
      )}
      {kind === 'mark-failed' && (
        <BannerMessage
          tone="warning"
          title={texts.markFailedTitle}
          actions={
            <Button onPress={exported.retry} isLoading={state.marking === 'running'}>
              {texts.retry}
            </Button>
          }
        >
          {texts.markFailed}
        </BannerMessage>
      )}
      {kind === 'marked' && <BannerMessage tone="success" title={texts.marked} />}
    </FocusedMessage>
  )
}

function kindOf(
  { failure, isRetried }: SignatureExport,
  { marking, data }: InstallState,
): ExportFailure | 'mark-failed' | 'marked' | null {
  if (failure !== null) return failure
  if (marking === 'failed' || (marking === 'running' && isRetried)) return 'mark-failed'
  return isRetried && data?.user.is_deployed === true ? 'marked' : null
}
