import type { Exercice } from '@org/api/client'
import { Button, Card, ConfirmDialog } from '@org/ui/primitives'
import { SortableList } from '@org/ui/sortable'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { timeline } from '#features/training'
import { durationInWords } from '#shared/duration.ts'
import { editorTexts } from '../texts.ts'
import {
  blocsOf,
  exerciceCountIn,
  exerciceRoom,
  hasRoomForBloc,
  hasRoomForCopy,
  type Line,
  lineKey,
  linesOf,
  withBloc,
  withBlocCopy,
  withExercice,
  withExerciceCopy,
  withExercices,
  withoutBloc,
  withoutExercice,
} from './bloc-changes.ts'
import { BlocHead } from './bloc-head.tsx'
import { AddBloc } from './bloc-list.styles.ts'
import { exerciceNames, playedDraft } from './draft-view.ts'
import { ExercicePicker } from './exercice-picker.tsx'
import { ExerciceAmount } from './exercice-amount.tsx'
import { ExerciceRow } from './exercice-row.tsx'
import { placeLabels } from './place-labels.ts'
import { prescriptionInShort } from './prescription.ts'
import { type DraftBloc, type DraftExercice, newBloc, newBlocExercice } from './session-draft.ts'
import { useOpenEntries } from './use-open-entries.ts'
import type { KnownExercices } from './use-known-exercices.ts'

export interface BlocListProps {
  blocs: readonly DraftBloc[]
  known: KnownExercices
  /** @param key identifies the field that the coach is typing in */
  onChange: (blocs: readonly DraftBloc[], key?: string | null) => void
  /** Called with the picked exercises, before they are added to a bloc. */
  onPicked: (exercices: readonly Exercice[]) => void
}

/** The blocs of a session. The coach can move exercises within a bloc and between blocs. */
export function BlocList({ blocs, known, onChange, onPicked }: BlocListProps) {
  const [toDelete, setToDelete] = useState<(Line & { kind: 'bloc' }) | null>(null)
  const [picking, setPicking] = useState<string | null>(null)
  const entries = useOpenEntries(blocs)
  const lines = linesOf(blocs)
  const names = exerciceNames(blocs, known)
  const times = timeline({ ...playedDraft({ type: 'exercices', blocs }, known) })
  const nameOf = (line: Line) =>
    line.kind === 'bloc'
      ? editorTexts.blocName(line.number, line.bloc.title)
      : (names.get(line.one.id) ?? '')

  const isDeleted = ({ exerciceId }: DraftExercice) => known.get(exerciceId)?.isDeleted === true

  function renderLine(line: Line) {
    if (line.kind === 'exercice') {
      const { one } = line
      return (
        <ExerciceRow
          name={nameOf(line)}
          inShort={prescriptionInShort(one)}
          isOpen={entries.isOpen(one.id)}
          onToggle={() => entries.toggle(one.id)}
          exercice={known.get(one.exerciceId)}
          canDuplicate={exerciceRoom(blocs) > 0 && !isDeleted(one)}
          onDuplicate={() => onChange(withExerciceCopy(blocs, one.id))}
        />
      )
    }
    const { bloc, number } = line
    const time = times[number - 1]
    const duration = durationInWords(time?.seconds ?? 0)
    return (
      <BlocHead
        bloc={bloc}
        number={number}
        duration={time?.isApproximate ? editorTexts.about(duration) : duration}
        onChange={(changes, key) => onChange(withBloc(blocs, bloc.id, changes), key)}
        canDuplicate={hasRoomForCopy(blocs, bloc) && !bloc.exercices.some(isDeleted)}
        onAdd={() => setPicking(bloc.id)}
        onDuplicate={() => onChange(withBlocCopy(blocs, bloc.id))}
        onDelete={() => setToDelete(line)}
      />
    )
  }

  function renderAmount(line: Line) {
    if (line.kind === 'bloc' || !entries.isOpen(line.one.id)) return null
    const { one } = line
    return (
      <ExerciceAmount
        one={one}
        name={nameOf(line)}
        onChange={(changes, key) => onChange(withExercice(blocs, one.id, changes), key)}
      />
    )
  }

  return (
    <Card
      title={editorTexts.content}
      actions={
        exerciceCountIn(blocs) > 0 && (
          <Button variant="tertiary" onPress={entries.toggleAll}>
            {entries.isAnyOpen ? editorTexts.closeAll : editorTexts.openAll}
          </Button>
        )
      }
    >
      <SortableList
        label={editorTexts.content}
        items={lines}
        getKey={lineKey}
        getName={nameOf}
        isFixed={({ kind }) => kind === 'bloc'}
        onReorder={(moved) => onChange(blocsOf(moved))}
        onRemove={(line) =>
          line.kind === 'exercice' && onChange(withoutExercice(blocs, line.one.id))
        }
        details={renderAmount}
        labels={placeLabels(lines, nameOf)}
      >
        {renderLine}
      </SortableList>
      <AddBloc>
        <Button
          icon={<Plus size={16} aria-hidden="true" />}
          isDisabled={!hasRoomForBloc(blocs)}
          onPress={() => onChange([...blocs, newBloc()])}
        >
          {editorTexts.addBloc}
        </Button>
      </AddBloc>
      {picking !== null && (
        <ExercicePicker
          room={exerciceRoom(blocs)}
          onPick={(exercices) => {
            onPicked(exercices)
            const added = exercices.map(({ id }) => newBlocExercice(id))
            entries.open(added.map(({ id }) => id))
            onChange(withExercices(blocs, picking, added))
          }}
          onClose={() => setPicking(null)}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          title={editorTexts.deleteBloc(toDelete.number, toDelete.bloc.title)}
          isOpen
          isDangerous
          onConfirm={() => {
            onChange(withoutBloc(blocs, toDelete.bloc.id))
            setToDelete(null)
          }}
          onCancel={() => setToDelete(null)}
        >
          {editorTexts.deleteBlocHelp(toDelete.bloc.exercices.length)}
        </ConfirmDialog>
      )}
    </Card>
  )
}
