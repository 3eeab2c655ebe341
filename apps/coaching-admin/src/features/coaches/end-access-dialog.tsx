import type { CoachDetail } from '@org/api/client'
import { selectAuth, useAction, useAppSelector } from '@org/app-kit'
import { FormError } from '@org/app-kit/pages'
import { Button, Dialog, RadioGroup } from '@org/ui/primitives'
import { useState } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { texts } from '#shared/texts.ts'
import { Stack } from './coaches.styles.ts'
import { coachesTexts } from './texts.ts'

export interface EndAccessDialogProps {
  coach: CoachDetail
  /** Called with the coach once the access has ended. */
  onEnded: (coach: CoachDetail) => void
  onClose: () => void
}

/**
 * Asks for confirmation before the access of a coach ends, and whether the shared links end too.
 */
export function EndAccessDialog({ coach, onEnded, onClose }: EndAccessDialogProps) {
  const ports = useCoachingPorts()
  const { isRunning, error, run } = useAction()
  const [links, setLinks] = useState<'keep' | 'end' | null>(null)
  const isOwn = useAppSelector(selectAuth)?.user_id === coach.id
  const { id, displayName, email, trainingSessions } = coach
  const shared = trainingSessions.filter(({ sharedAt }) => sharedAt !== null).length
  const confirm = () =>
    run(async () => {
      onEnded(await ports.coaches.endAccess(id, { endsSharing: links === 'end' }))
      onClose()
    })
  return (
    <Dialog
      title={coachesTexts.endAccessTitle(displayName || email)}
      role="alertdialog"
      isOpen
      isBlocking={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button
            variant="danger"
            isLoading={isRunning}
            isDisabled={shared > 0 && links === null}
            onPress={confirm}
          >
            {coachesTexts.endAccess}
          </Button>
        </>
      }
    >
      <Stack>
        <FormError message={error} work="action" />
        {isOwn && <p>{coachesTexts.ownAccess}</p>}
        <p>
          {coachesTexts.endAccessHelp} {coachesTexts.contentStays(trainingSessions.length)}
        </p>
        {shared > 0 && (
          <RadioGroup
            label={coachesTexts.sharedLinks}
            value={links}
            onChange={setLinks}
            options={[
              {
                value: 'keep',
                label: coachesTexts.keepLinks,
                description: coachesTexts.keepLinksHelp(shared),
              },
              {
                value: 'end',
                label: coachesTexts.endLinks,
                description: coachesTexts.endLinksHelp(shared),
              },
            ]}
          />
        )}
      </Stack>
    </Dialog>
  )
}
