import type { TrainingSession } from '@org/api/client'
import { useLoaded } from '@org/app-kit'
import { LoadedPart } from '@org/app-kit/pages'
import { CopyField, Dialog } from '@org/ui/primitives'
import { useCallback } from 'react'
import { paths } from '#shared/paths.ts'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { editorTexts } from '../texts.ts'

export interface SharingLinkProps {
  session: TrainingSession
  onClose: () => void
}

/** Shares a saved session and shows its link. */
export function SharingLink({ session, onClose }: SharingLinkProps) {
  const { trainingSessions } = useCoachingPorts()
  const { loaded, retry } = useLoaded(
    useCallback(() => trainingSessions.share(session.id), [trainingSessions, session.id]),
  )
  return (
    <Dialog title={editorTexts.share} isOpen onClose={onClose}>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ shareKey }) => (
          <CopyField
            label={editorTexts.link}
            value={`${location.origin}${paths.training(shareKey ?? '')}`}
          />
        )}
      </LoadedPart>
    </Dialog>
  )
}
