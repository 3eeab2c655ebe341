'use client'

import { BannerMessage, Button } from '@org/ui/primitives'
import type { ReactElement } from 'react'
import type { Install } from '../create-install.ts'
import type { InstallState } from '../install-state.ts'
import { installTexts as texts } from '../texts.ts'
import { FocusedMessage } from '../focused-message/focused-message.tsx'

export interface OldLinkProps {
  install: Install
  state: InstallState
}

/**
 * Shown for a link that was replaced or never existed. The page does not reveal which of the two is
 * true, and sends a new link only by mail.
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
        <FocusedMessage>
          <BannerMessage tone="success" title={texts.askedTitle}>
            {texts.askedHelp}
          </BannerMessage>
        </FocusedMessage>
      )}
      {asking === 'failed' && (
        <FocusedMessage>
          <BannerMessage tone="danger" title={texts.askFailedTitle}>
            {askError}
          </BannerMessage>
        </FocusedMessage>
      )}
    </>
  )
}
