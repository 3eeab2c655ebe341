import type { CoachInvitation } from '@org/api/client'
import { formatMoment, useAction, useLoaded } from '@org/app-kit'
import { FormError, LoadedPart, Muted } from '@org/app-kit/pages'
import { Badge, Card, ConfirmDialog, IconButton } from '@org/ui/primitives'
import { X } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useCoachingPorts, useLivePorts } from '#shared/ports/coaching-ports.ts'
import { Invitation, Invitations, Person } from './coaches.styles.ts'
import { coachesTexts } from './texts.ts'

/** Maximum number of invitations shown. */
const shown = 100

/**
 * Lists the invitations that were neither accepted nor revoked. Renders nothing if there are none.
 */
export function PendingInvitations() {
  const ports = useLivePorts('invitations')
  const load = useCallback(
    (signal: AbortSignal) =>
      ports.coaches.getAllInvitations({ order: '-created_at', limit: shown }, { signal }),
    [ports],
  )
  const { loaded, retry } = useLoaded(load)
  const [toRevoke, setToRevoke] = useState<CoachInvitation | null>(null)
  if (loaded === null || ('data' in loaded && loaded.data.total === 0)) return null
  return (
    <Card title={coachesTexts.pending}>
      <LoadedPart loaded={loaded} onRetry={retry}>
        {({ data }) => (
          <Invitations>
            {data.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                onRevoke={() => setToRevoke(invitation)}
              />
            ))}
          </Invitations>
        )}
      </LoadedPart>
      {toRevoke && (
        <RevokeQuestion invitation={toRevoke} onRevoked={retry} onClose={() => setToRevoke(null)} />
      )}
    </Card>
  )
}

interface InvitationRowProps {
  invitation: CoachInvitation
  onRevoke: () => void
}

function InvitationRow({ invitation, onRevoke }: InvitationRowProps) {
  const { email, isAdmin, createdAt, expiresAt, isExpired, mailStatus } = invitation
  const validity = isExpired ? coachesTexts.expired : coachesTexts.expires
  const parts = [coachesTexts.sent(formatMoment(createdAt)), validity(formatMoment(expiresAt))]
  return (
    <Invitation>
      <Person>
        <strong>{email}</strong>
        <Muted>{[...parts, ...(isAdmin ? [coachesTexts.asAdmin] : [])].join(' · ')}</Muted>
      </Person>
      {mailStatus === 'failed' && <Badge tone="danger">{coachesTexts.mailFailed}</Badge>}
      <IconButton label={coachesTexts.revoke(email)} hasTooltip={false} onPress={onRevoke}>
        <X size={16} aria-hidden="true" />
      </IconButton>
    </Invitation>
  )
}

interface RevokeQuestionProps {
  invitation: CoachInvitation
  onRevoked: () => void
  onClose: () => void
}

function RevokeQuestion({ invitation: { id, email }, onRevoked, onClose }: RevokeQuestionProps) {
  const ports = useCoachingPorts()
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      await ports.coaches.revokeInvitation(id)
      onClose()
      onRevoked()
    })
  return (
    <ConfirmDialog
      title={coachesTexts.revokeQuestion(email)}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="action" />
      {coachesTexts.revokeHelp}
    </ConfirmDialog>
  )
}
