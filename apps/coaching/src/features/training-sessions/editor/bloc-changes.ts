import { sessionLimits } from '@org/api/coaching'
import { copyOfBloc, copyOfExercice, type DraftBloc, type DraftExercice } from './session-draft.ts'

type Blocs = readonly DraftBloc[]

/** A line of the editor: the head of a bloc, or an exercise in the bloc of the head above it. */
export type Line =
  | { kind: 'bloc'; bloc: DraftBloc; number: number }
  | { kind: 'exercice'; one: DraftExercice }

/**
 * Returns the blocs as one list of heads and exercises, so that an exercise can be moved past a
 * head.
 */
export const linesOf = (blocs: Blocs): Line[] =>
  blocs.flatMap((bloc, index) => [
    { kind: 'bloc' as const, bloc, number: index + 1 },
    ...bloc.exercices.map((one) => ({ kind: 'exercice' as const, one })),
  ])

export const lineKey = (line: Line) =>
  line.kind === 'bloc' ? `bloc ${line.bloc.id}` : `exercice ${line.one.id}`

/** Returns the blocs that a list of reordered lines describes. The first line must be a head. */
export function blocsOf(lines: readonly Line[]): DraftBloc[] {
  const blocs: (DraftBloc & { exercices: DraftExercice[] })[] = []
  for (const line of lines) {
    if (line.kind === 'bloc') blocs.push({ ...line.bloc, exercices: [] })
    else blocs.at(-1)?.exercices.push(line.one)
  }
  return blocs
}

const inBloc = (blocs: Blocs, id: string, change: (bloc: DraftBloc) => DraftBloc) =>
  blocs.map((bloc) => (bloc.id === id ? change(bloc) : bloc))

export const withBloc = (blocs: Blocs, id: string, changes: Partial<DraftBloc>) =>
  inBloc(blocs, id, (bloc) => ({ ...bloc, ...changes }))

export const withoutBloc = (blocs: Blocs, id: string) => blocs.filter((bloc) => bloc.id !== id)

/** Returns the blocs with a copy of the given bloc inserted after the original. */
export const withBlocCopy = (blocs: Blocs, id: string) =>
  blocs.flatMap((bloc) => (bloc.id === id ? [bloc, copyOfBloc(bloc)] : [bloc]))

/** Returns the blocs with exercises added at the end of a bloc. */
export const withExercices = (blocs: Blocs, id: string, added: readonly DraftExercice[]) =>
  inBloc(blocs, id, (bloc) => ({
    ...bloc,
    exercices: [...bloc.exercices, ...added],
  }))

const eachExercice = (blocs: Blocs, change: (one: DraftExercice) => readonly DraftExercice[]) =>
  blocs.map((bloc) => ({ ...bloc, exercices: bloc.exercices.flatMap(change) }))

export const withExercice = (blocs: Blocs, id: string, changes: Partial<DraftExercice>) =>
  eachExercice(blocs, (one) => (one.id === id ? [{ ...one, ...changes }] : [one]))

export const withoutExercice = (blocs: Blocs, id: string) =>
  eachExercice(blocs, (one) => (one.id === id ? [] : [one]))

/** Returns the blocs with a copy of the given exercise inserted after the original. */
export const withExerciceCopy = (blocs: Blocs, id: string) =>
  eachExercice(blocs, (one) => (one.id === id ? [one, copyOfExercice(one)] : [one]))

/** Returns the distinct ids of the exercises that the blocs refer to. */
export const exerciceIdsIn = (blocs: Blocs): string[] => [
  ...new Set(blocs.flatMap(({ exercices }) => exercices.map(({ exerciceId }) => exerciceId))),
]

/** Counts the exercises in all blocs, regardless of how many rounds a bloc has. */
export const exerciceCountIn = (blocs: Blocs): number =>
  blocs.reduce((count, { exercices }) => count + exercices.length, 0)

/** Returns how many exercises may still be added. */
export const exerciceRoom = (blocs: Blocs): number =>
  sessionLimits.exercices - exerciceCountIn(blocs)

export const hasRoomForBloc = (blocs: Blocs): boolean => blocs.length < sessionLimits.blocs

/** Whether the session has room for a copy of the bloc and its exercises. */
export const hasRoomForCopy = (blocs: Blocs, { exercices }: DraftBloc): boolean =>
  hasRoomForBloc(blocs) && exercices.length <= exerciceRoom(blocs)
