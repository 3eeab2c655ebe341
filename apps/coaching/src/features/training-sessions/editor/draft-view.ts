import type { Exercice } from '@org/api/client'
import type { PlayableExercice, PlayableSession } from '@org/api/coaching'
import type { DraftBloc, SessionDraft } from './session-draft.ts'
import { editorTexts } from '../texts.ts'
import type { KnownExercices } from './use-known-exercices.ts'

const unknown: PlayableExercice = {
  title: editorTexts.unknownExercice,
  description: '',
  equipments: [],
  mainMuscleGroup: null,
  video: null,
  imageUrl: null,
}

const shown = (exercice: Exercice | undefined): PlayableExercice =>
  exercice ? { ...exercice, imageUrl: exercice.image?.url ?? null } : unknown

/** Converts the draft to playable blocs, with the exercises in place of their ids. */
export const playedDraft = (
  { type, blocs }: Pick<SessionDraft, 'type' | 'blocs'>,
  known: KnownExercices,
): Pick<PlayableSession, 'type' | 'blocs'> => ({
  type,
  blocs: blocs.map((bloc, index) => ({
    ...bloc,
    title: editorTexts.blocName(index + 1, bloc.title),
    exercices: bloc.exercices.map((one) => ({
      ...one,
      exercice: shown(known.get(one.exerciceId)),
    })),
  })),
})

/**
 * Returns a distinct name for each exercise in the blocs, by its id in the bloc. A title that
 * occurs more than once is numbered.
 */
export function exerciceNames(
  blocs: readonly DraftBloc[],
  known: KnownExercices,
): ReadonlyMap<string, string> {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()
  for (const { id, exerciceId } of blocs.flatMap(({ exercices }) => exercices)) {
    const title = known.get(exerciceId)?.title ?? editorTexts.unknownExercice
    const count = (counts.get(title) ?? 0) + 1
    counts.set(title, count)
    names.set(id, count === 1 ? title : `${title} (${count})`)
  }
  return names
}
