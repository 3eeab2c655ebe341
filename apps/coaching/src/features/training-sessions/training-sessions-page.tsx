import type { TrainingSessionSummary } from '@org/api/client'
import type { DataTableCell } from '@org/ui/data-table'
import { ListChecks, Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { detailCells, picturedTitle, titleCell } from '#shared/owned-list/owned-cells.tsx'
import { OwnedList, type OwnedListProps } from '#shared/owned-list/owned-list.tsx'
import { paths } from '#shared/paths.ts'
import { SharingDialog } from '#shared/sharing/sharing-dialog.tsx'
import { sharingTexts } from '#shared/sharing/texts.ts'
import { useTagNames } from '#shared/tags-field/use-tag-names.ts'
import { trainingSessionsTexts } from './texts.ts'

const cellsWith = (sports: readonly string[]): readonly DataTableCell<TrainingSessionSummary>[] => [
  { ...titleCell, render: (session) => picturedTitle(session, paths.training(session.id)) },
  {
    key: 'exercices',
    title: trainingSessionsTexts.exercices,
    width: 120,
    isSortable: false,
    value: ({ exerciceCount }) => exerciceCount,
  },
  ...detailCells(sports),
]

const read: OwnedListProps<TrainingSessionSummary>['read'] = (ports, filter, options) =>
  ports.trainingSessions.getAll(filter, options)

const remove: OwnedListProps<TrainingSessionSummary>['remove'] = (ports, id) =>
  ports.trainingSessions.delete(id)

/** The coach's training sessions. */
export function TrainingSessionsPage() {
  const [shared, setShared] = useState<string | null>(null)
  const sports = useTagNames('sport')
  const cells = useMemo(() => cellsWith(sports), [sports])
  return (
    <>
      <OwnedList
        texts={trainingSessionsTexts}
        icon={ListChecks}
        cells={cells}
        read={read}
        table="training_sessions"
        remove={remove}
        add={{ label: trainingSessionsTexts.add, href: paths.newTrainingSession }}
        edit={({ id }) => paths.trainingSession(id)}
        action={{
          label: sharingTexts.share,
          icon: <Share2 size={16} aria-hidden="true" />,
          run: ({ id }) => setShared(id),
        }}
      />
      {shared !== null && <SharingDialog sessionId={shared} onClose={() => setShared(null)} />}
    </>
  )
}
