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
  const taken = new Set<string>()
  const names = new Map<string, string>()
  for (const { id, exerciceId } of blocs.flatMap(({ exercices }) => exercices)) {
    const title = known.get(exerciceId)?.title ?? editorTexts.unknownExercice
    let name = title
    for (let number = 2; taken.has(name); number += 1) name = `${title} (${number})`
    taken.add(name)
    names.set(id, name)
  }
  return names
}
