'use client'

import { BannerMessage, Button } from '@org/ui/primitives'
import type { ReactElement } from 'react'
import type { Install } from '../create-install.ts'
import type { InstallState } from '../install-state.ts'
import { installTexts as texts } from '../texts.ts'
import { Told } from '../told/told.tsx'

export interface OldLinkProps {
  install: Install
  state: InstallState
}

/**
 * A link that opens nothing: it was replaced, or nobody ever had it. Which of both stays unsaid, and
 * a new one goes by mail alone.
 */
export function OldLink({
  install,
  state: { loadError, asking, askError },
}: OldLinkProps): ReactElement {
  const isAsked = asking === 'done'
  return (
    <>
      <h1>{texts.unknownTitle}</h1>
      <BannerMessage
        tone="warning"
        title={loadError}
        actions={
          isAsked ? undefined : (
            <Button variant="primary" onPress={install.askForLink} isLoading={asking === 'running'}>
              {texts.askForLink}
            </Button>
          )
        }
      >
        {texts.unknownHelp}
      </BannerMessage>
      {isAsked && (
        <Told>
          <BannerMessage tone="success" title={texts.askedTitle}>
            {texts.askedHelp}
          </BannerMessage>
        </Told>
      )}
      {asking === 'failed' && (
        <Told>
          <BannerMessage tone="danger" title={texts.askFailedTitle}>
            {askError}
          </BannerMessage>
        </Told>
      )}
    </>
  )
}
