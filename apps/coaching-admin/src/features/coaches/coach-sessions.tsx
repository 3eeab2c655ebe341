import type { CoachDetail } from '@org/api/client'
import { formatMoment, useAction } from '@org/app-kit'
import { FormError, Muted, RowActions, Section, SectionTitle } from '@org/app-kit/pages'
import { DataTable, type DataTableCell } from '@org/ui/data-table'
import { Badge, ConfirmDialog, EmptyState, IconButton } from '@org/ui/primitives'
import { Dumbbell, Unlink } from 'lucide-react'
import { useId, useState } from 'react'
import { useCoachingPorts } from '#shared/ports/coaching-ports.ts'
import { texts } from '#shared/texts.ts'
import { coachesTexts } from './texts.ts'

type Session = CoachDetail['trainingSessions'][number]

export interface CoachSessionsProps {
  coach: CoachDetail
  /** Called with the updated coach after the sharing of a session has ended. */
  onChange: (coach: CoachDetail) => void
}

/**
 * The training sessions of a coach: their titles and dates, and whether they are shared by a link.
 */
export function CoachSessions({ coach, onChange }: CoachSessionsProps) {
  const titleId = useId()
  const [toEnd, setToEnd] = useState<Session | null>(null)
  return (
    <Section aria-labelledby={titleId}>
      <SectionTitle id={titleId}>{coachesTexts.sessions}</SectionTitle>
      <DataTable
        label={coachesTexts.sessions}
        rows={coach.trainingSessions}
        cells={cells}
        getRowId={({ id }) => id}
        actionsLabel={texts.actions}
        actions={(session) =>
          session.sharedAt !== null && (
            <RowActions>
              <IconButton
                label={coachesTexts.endSharing(session.title)}
                hasTooltip={false}
                onPress={() => setToEnd(session)}
              >
                <Unlink size={16} aria-hidden="true" />
              </IconButton>
            </RowActions>
          )
        }
        empty={
          <EmptyState
            title={coachesTexts.noSessions}
            icon={<Dumbbell size={24} aria-hidden="true" />}
          >
            {coachesTexts.noSessionsHelp}
          </EmptyState>
        }
      />
      {toEnd && (
        <EndSharingQuestion
          coachId={coach.id}
          session={toEnd}
          onEnded={onChange}
          onClose={() => setToEnd(null)}
        />
      )}
    </Section>
  )
}

const cells: readonly DataTableCell<Session>[] = [
  { key: 'title', title: coachesTexts.sessionTitle, width: 240 },
  {
    key: 'createdAt',
    title: coachesTexts.createdAt,
    width: 220,
    render: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'sharedAt',
    title: coachesTexts.sharing,
    width: 280,
    render: ({ sharedAt }) =>
      sharedAt === null ? (
        <Badge>{coachesTexts.notShared}</Badge>
      ) : (
        <>
          <Badge tone="accent">{coachesTexts.shared}</Badge> <Muted>{formatMoment(sharedAt)}</Muted>
        </>
      ),
  },
]

interface EndSharingQuestionProps {
  coachId: string
  session: Session
  onEnded: (coach: CoachDetail) => void
  onClose: () => void
}

function EndSharingQuestion({
  coachId,
  session: { id, title },
  onEnded,
  onClose,
}: EndSharingQuestionProps) {
  const ports = useCoachingPorts()
  const { isRunning, error, run } = useAction()
  const confirm = () =>
    run(async () => {
      onEnded(await ports.coaches.endSharing(coachId, id))
      onClose()
    })
  return (
    <ConfirmDialog
      title={coachesTexts.endSharingQuestion(title)}
      isOpen
      isDangerous
      isLoading={isRunning}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <FormError message={error} work="action" />
      {coachesTexts.endSharingHelp}
    </ConfirmDialog>
  )
}
