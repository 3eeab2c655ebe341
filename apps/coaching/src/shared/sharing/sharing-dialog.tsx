import { ApiError, type TrainingSession } from '@org/api/client'
import { useAction, useLoaded } from '@org/app-kit'
import { FormError, LoadedPart } from '@org/app-kit/pages'
import { BannerMessage, Button, Dialog } from '@org/ui/primitives'
import { useCallback, useState } from 'react'
import { useCoachingPorts } from '../ports/coaching-ports.ts'
import { SharedLink } from './shared-link.tsx'
import { Content } from './sharing.styles.ts'
import { sharingTexts } from './texts.ts'

export interface SharingDialogProps {
  sessionId: string
  onClose: () => void
}

/** Starts or ends the sharing of a stored session by a link, and shows the link. */
export function SharingDialog({ sessionId, onClose }: SharingDialogProps) {
  const { trainingSessions } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(
      (signal: AbortSignal) => trainingSessions.get(sessionId, { signal }),
      [trainingSessions, sessionId],
    ),
  )
  return (
    <Dialog title={sharingTexts.title} isOpen onClose={onClose}>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {(session) => <Sharing stored={session} />}
      </LoadedPart>
    </Dialog>
  )
}

function Sharing({ stored }: { stored: TrainingSession }) {
  const { trainingSessions } = useCoachingPorts()
  const { run, isRunning, error } = useAction()
  const [session, setSession] = useState(stored)
  const [isEmpty, setEmpty] = useState(false)
  const share = () =>
    run(async () => {
      try {
        setSession(await trainingSessions.share(session.id))
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.type !== 'SESSION_EMPTY') throw thrown
        setEmpty(true)
      }
    })
  const end = async () => setSession(await trainingSessions.unshare(session.id))

  return (
    <Content>
      <p>{sharingTexts.explanation}</p>
      <FormError message={error} work="action" />
      {isEmpty && (
        <BannerMessage tone="warning" title={sharingTexts.missing[session.type].title}>
          {sharingTexts.missing[session.type].help}
        </BannerMessage>
      )}
      {session.shareKey === null ? (
        <div>
          <Button variant="primary" isLoading={isRunning} onPress={share}>
            {sharingTexts.create}
          </Button>
        </div>
      ) : (
        <SharedLink title={session.title} shareKey={session.shareKey} end={end} />
      )}
    </Content>
  )
}
